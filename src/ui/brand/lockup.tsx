import type { Language } from '#contract/language.ts';
import styles from './lockup.module.css';
import { Mark } from './mark.tsx';
import { Wordmark } from './wordmark.tsx';

interface LockupProps {
  language: Language;
  /** Height of the mark in px; the wordmark is drawn in proportion. */
  size?: number;
  tone?: 'ground' | 'ink' | 'current';
}

/** Mark and wordmark, the mark at inline-start in both languages. Give the link around it the firm's name as label. */
export function Lockup({ language, size = 44, tone = 'ground' }: LockupProps) {
  const height = Math.round(size * (language === 'ar' ? 0.69 : 0.46));
  return (
    <span className={styles.lockup}>
      <Mark size={size} tone={tone} />
      <Wordmark language={language} height={height} />
    </span>
  );
}
