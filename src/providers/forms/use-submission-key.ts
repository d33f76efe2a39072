import { useRef, useState } from 'react';
import { newIdempotencyKey } from '../http/idempotency-key.ts';

/**
 * The key of what a form sends: made with the form and kept until it has succeeded, so that a second press or a retry
 * is the same submission.
 */
export function useSubmissionKey() {
  const [drawn, setDrawn] = useState(newIdempotencyKey);
  const key = useRef(drawn);
  const take = (next: string) => {
    key.current = next;
    setDrawn(next);
  };
  return {
    /** As it was drawn last. */
    drawn,
    /** At once, before any rendering. */
    current: () => key.current,
    take,
    renew: () => take(newIdempotencyKey()),
  };
}
