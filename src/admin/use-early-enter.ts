import { useEffect, useRef } from 'react';

/**
 * An Enter that was pressed before what was typed had been looked up: it is done with the answer to exactly those words,
 * and forgotten when others are typed.
 * @returns remembers one
 */
export function useEarlyEnter(words: string | null, isAnswered: boolean, take: () => void): () => void {
  const waiting = useRef<string | null>(null);
  useEffect(() => {
    if (waiting.current !== words) waiting.current = null;
    if (waiting.current === null || !isAnswered) return;
    waiting.current = null;
    take();
  });
  return () => {
    waiting.current = words;
  };
}
