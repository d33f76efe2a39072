import { type PointerEvent, useEffect, useState } from 'react';

/** How long a change waits under a pointer that rests: enough for a press that was on its way. Milliseconds. */
export const STEADY_FOR = 2000;

/** A value that stays what it was under the pointer for a moment: nothing changes place under a hand. */
export function useSteadyUnderPointer<Value>(present: Value) {
  const [isOver, setOver] = useState(false);
  const [value, setValue] = useState(present);
  if (!isOver && value !== present) setValue(present);
  useEffect(() => {
    if (value === present) return;
    // Who leaves the pointer there would wait for it for ever.
    const timer = setTimeout(() => setValue(present), STEADY_FOR);
    return () => clearTimeout(timer);
  }, [value, present]);
  return {
    value: isOver ? value : present,
    handlers: {
      // A finger is over it for as long as it presses.
      onPointerEnter: ({ pointerType }: PointerEvent) => setOver(pointerType === 'mouse'),
      onPointerLeave: () => setOver(false),
    },
  };
}
