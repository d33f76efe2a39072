import { useEffect, useRef, useState } from 'react';

interface TypedValueOptions<T> {
  /** What the address says. */
  value: T;
  /** It is asked for when typing pauses this long. Milliseconds. */
  pauseMs: number;
  onAsk: (value: T) => void;
}

/** What is typed to look for something: asked for once typing pauses, or the field is left. */
export function useTypedValue<T>({ value, pauseMs, onAsk }: TypedValueOptions<T>) {
  /** What stands in the field, what it wants, and what was asked for last. */
  const [now, setNow] = useState({ value, typed: value, wanted: value, asked: value });
  if (value !== now.value)
    // The address changed by itself: back, forward, or «clear». What was typed since the last call stays.
    setNow(value === now.asked ? { ...now, value } : { value, typed: value, wanted: value, asked: value });
  const isWaiting = now.wanted !== now.asked;
  const ask = () => {
    setNow((was) => ({ ...was, asked: was.wanted }));
    onAsk(now.wanted);
  };
  const latestAsk = useRef(ask);
  useEffect(() => void (latestAsk.current = ask));
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => latestAsk.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [isWaiting, now.wanted, pauseMs]);
  return {
    typed: now.typed,
    /** @param wanted what it asks for. Default: what is typed */
    type: (typed: T, wanted = typed) => setNow((was) => ({ ...was, typed, wanted })),
    // Who is quick to open a row has left the list when the pause is over, and would be led back to it.
    leave: () => {
      if (isWaiting) ask();
    },
  };
}
