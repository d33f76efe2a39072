import type { Language } from '#contract/language.ts';
import arabicUrl from './wordmark-ar.svg?no-inline';
import englishUrl from './wordmark-en.svg?no-inline';

const OUTLINES = {
  ar: { url: arabicUrl, viewBox: '25 -800 6840 1008', ratio: 6840 / 1008 },
  en: { url: englishUrl, viewBox: '22 -760 8100 779', ratio: 8100 / 779 },
} as const;

interface WordmarkProps {
  language: Language;
  /** Height in px; the width follows from the outlines. */
  height?: number;
  className?: string;
}

/** The firm's name as drawn outlines, in the current text colour. Only the outlines of the shown language are loaded. */
export function Wordmark({ language, height = 30, className }: WordmarkProps) {
  const { url, viewBox, ratio } = OUTLINES[language];
  const width = Math.round(height * ratio);
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={viewBox}
      fill="currentColor"
      aria-hidden="true"
    >
      {/* The names of the drawing inside the file; `?no-inline` because a data address cannot be referred to. */}
      <use href={`${url}#name`} />
    </svg>
  );
}
