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
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  if (value !== seen) {
    setSeen(value);
    // The address changed by itself: back, forward, or «clear». What was typed since the last call stays.
    if (value !== sent) setTyped(value);
    setSent(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (next: T) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setSent(next);
    onAsk(next);
  };
  return {
    typed,
    /** @param asked what it asks for. Default: what is typed */
    type: (next: T, asked = next) => {
      setTyped(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => ask(asked), pauseMs);
    },
    // Who is quick to open a row has left the list when the pause is over, and would be led back to it.
    leave: (asked: T = typed) => {
      if (timer.current !== undefined) ask(asked);
    },
  };
}
