import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long a change waits under a pointer that rests: enough for a press that was on its way. Milliseconds. */
export const STEADY_FOR = 2000;

/**
 * A value that stays what it was under the pointer for a moment: nothing changes place under a hand.
 * @param kindOf what tells values apart that are drawn otherwise
 */
export function useSteadyUnderPointer<Value>(present: Value, kindOf: (value: Value) => unknown) {
  const [isOver, setOver] = useState(false);
  const [value, setValue] = useState(present);
  const latest = useRef(present);
  useEffect(() => {
    latest.current = present;
  });
  const isOther = kindOf(value) !== kindOf(present);
  if (value !== present && !(isOver && isOther)) setValue(present);
  useEffect(() => {
    if (!isOther) return;
    // Who leaves the pointer there would wait for it for ever.
    const timer = setTimeout(() => setValue(latest.current), STEADY_FOR);
    return () => clearTimeout(timer);
  }, [isOther]);
  return {
    value: isOver && isOther ? value : present,
    handlers: {
      // A finger is over it for as long as it presses.
      onPointerEnter: ({ pointerType }: PointerEvent) => setOver(pointerType === 'mouse'),
      onPointerLeave: () => setOver(false),
    },
  };
}
