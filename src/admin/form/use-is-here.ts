import { useCallback, useEffect, useRef } from 'react';

/** Whether this part is still on the page: the answer to a call may come when the person is elsewhere. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
