import { useEffect, useRef } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';

/** Comes and goes without movement. Its clock starts at once, for no entrance has to end first. */
export function Still({ children, done, isIn, playToast }: ToastTransitionProps) {
  const hasPlayed = useRef(false);
  useEffect(() => {
    // Once only: `playToast` is another function at every drawing, and would end a pause under the pointer.
    if (!hasPlayed.current) playToast();
    hasPlayed.current = true;
  }, [playToast]);
  useEffect(() => {
    if (!isIn) done();
  }, [isIn, done]);
  return <>{children}</>;
}
