import { useEffect, useRef } from 'react';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from './format-date.ts';
import { isolateLtr } from './isolate.ts';
import styles from './paper-line.module.css';

/** On paper only: where the page stands and the day on which it was printed (both as they are at that moment). */
export function PaperLine() {
  const { language } = useLanguage();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Not by a new state: the browser takes its picture of the page before React would draw one.
    const write = () => {
      const day = formatDate({ at: new Date(), language });
      if (line.current) line.current.textContent = `${isolateLtr(location.href)} · ${day}`;
    };
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  }, [language]);
  return <p ref={line} className={styles.paper} />;
}
