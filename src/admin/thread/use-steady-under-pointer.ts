import { type PointerEvent, useState } from 'react';

/** A value that stays what it was as long as the pointer is over what it draws: nothing changes place under a hand. */
export function useSteadyUnderPointer<Value>(present: Value) {
  const [isOver, setOver] = useState(false);
  const [value, setValue] = useState(present);
  if (!isOver && value !== present) setValue(present);
  return {
    value: isOver ? value : present,
    handlers: {
      // A finger is over it for as long as it presses.
      onPointerEnter: ({ pointerType }: PointerEvent) => setOver(pointerType === 'mouse'),
      onPointerLeave: () => setOver(false),
    },
  };
}
