import { useEffect, useState } from 'react';
import type { Language } from '#contract/language.ts';
import { relativeTime } from './relative-time.ts';
import { TICK_MS } from './use-now.ts';

/** A moment as people say it, on a page that stays open as well. */
export function useRelativeTime(at: string, language: Language): string {
  const text = relativeTime({ at, language });
  const [, setShown] = useState(text);
  useEffect(() => {
    // The same words again draw nothing anew, however many rows tell the time.
    const timer = setInterval(() => setShown(relativeTime({ at, language })), TICK_MS);
    return () => clearInterval(timer);
  }, [at, language]);
  return text;
}
