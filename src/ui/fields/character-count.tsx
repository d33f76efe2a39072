import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textLength } from '#contract/text-length.ts';
import styles from './character-count.module.css';
import { Ltr } from '../text/ltr.tsx';

/** From this part of the room on, the count is read out by itself. */
const CLOSE = 0.9;
/** Only what the person has stopped typing at is read out. Milliseconds. */
const PAUSE = 1000;

/** How much of its room a text takes; a part of the description of its field. */
export function CharacterCount({ text, max }: { text: string; max: number }) {
  const { t } = useTranslation(['typing']);
  const length = useLength(text);
  const left = max - length.now;
  const settled = max - length.settled;
  const wordsOf = (count: number): string =>
    count < 0 ? t('typing:charactersOver', { count: -count }) : t('typing:charactersLeft', { count });
  return (
    <span className={styles.count} data-over={left < 0 || undefined}>
      <span aria-hidden="true">
        {left < 0 && `${wordsOf(left)} · `}
        <Ltr>
          {length.now} / {max}
        </Ltr>
      </span>
      <span className="visually-hidden" aria-live={length.settled >= max * CLOSE ? 'polite' : 'off'}>
        {wordsOf(settled)}
      </span>
    </span>
  );
}

function useLength(text: string) {
  const now = textLength(text);
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), PAUSE);
    return () => clearTimeout(timer);
  }, [now]);
  return { now, settled };
}
