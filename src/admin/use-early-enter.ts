import { useEffect, useRef, useState } from 'react';

/**
 * An Enter that was pressed before what was typed had been looked up: it is done with the answer to exactly those words,
 * and forgotten when others are typed.
 * @returns what remembers one, and whether one waits
 */
export function useEarlyEnter(words: string | null, isAnswered: boolean, take: () => void) {
  /** It decides: what `take` changes may be drawn before the state is. */
  const waiting = useRef<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const isMeant = waiting.current === words;
    if (waiting.current === null || (isMeant && !isAnswered)) return;
    waiting.current = null;
    setWaiting(false);
    if (isMeant) latest.current();
  }, [words, isAnswered, isWaiting]);
  const enterEarly = () => {
    waiting.current = words;
    setWaiting(true);
  };
  return { enterEarly, isWaiting };
}
