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
  const asked = useRef(value);
  useEffect(() => {
    // What was waiting was meant for the address as it was.
    if (value !== asked.current) stop();
    asked.current = value;
  }, [value]);
  useEffect(() => stop, []);
  const latest = useRef(onAsk);
  useEffect(() => void (latest.current = onAsk), [onAsk]);

  function stop() {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  const ask = (next: T) => {
    stop();
    setSent(next);
    asked.current = next;
    latest.current(next);
  };
  return {
    typed,
    /** @param wanted what it asks for. Default: what is typed */
    type: (next: T, wanted = next) => {
      setTyped(next);
      stop();
      timer.current = setTimeout(() => ask(wanted), pauseMs);
    },
    // Who is quick to open a row has left the list when the pause is over, and would be led back to it.
    leave: (wanted: T = typed) => {
      if (timer.current !== undefined) ask(wanted);
    },
  };
}
