import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { z } from 'zod';

const startSchema = z.object({ field: z.string() });

/**
 * The field that a form begins at, where the way from the form before brought one along: whoever mends the same field of
 * one record after the other finds it under the cursor.
 */
export function useStartField() {
  const { state } = useLocation() as { state: unknown };
  const last = useRef<string>();
  return {
    field: startSchema.safeParse(state).data?.field,
    /** To be called with the field that has the focus. */
    note: (field: string) => (last.current = field),
    /** What the way to the next form takes along. */
    carried: () => (last.current === undefined ? {} : { field: last.current }),
  };
}
