import { useEffect, useState } from 'react';
import styles from './typed-text.module.css';
import { useReducedMotion } from '../layout/use-reduced-motion.ts';

/** Time for one letter, in ms. */
const LETTER_MS = 35;

/**
 * A sentence that types itself. The whole of it is there from the start, unseen: it is what screen readers read, and it
 * keeps the height. Give it a `key` to type again.
 */
export function TypedText({ text }: { text: string }) {
  return (
    <span className={styles.typed}>
      <span className={styles.whole}>{text}</span>
      <Letters key={text} letters={Array.from(text)} />
    </span>
  );
}

function Letters({ letters }: { letters: readonly string[] }) {
  const isReduced = useReducedMotion();
  const [typed, setTyped] = useState(0);
  const shown = isReduced ? letters.length : typed;
  const isDone = shown === letters.length;
  useEffect(() => {
    if (isDone) return undefined;
    const timer = setTimeout(() => setTyped(typed + 1), LETTER_MS);
    return () => clearTimeout(timer);
  }, [isDone, typed]);

  return (
    <span className={styles.letters} aria-hidden="true">
      {letters.slice(0, shown).join('')}
      <span className={styles.cursor} data-still={isDone || undefined} />
    </span>
  );
}
