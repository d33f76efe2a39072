import { useEffect, useState } from 'react';
import { type LiveState, useLiveState } from './live-state.ts';

/** A connection that stands, or has failed, sooner than this is not said to be on its way. Milliseconds. */
const SOON = 1_000;

/** What to say of the connection (R306). While one is being made, what was said before it goes on for a moment. */
export function useShownLiveState(): LiveState {
  const state = useLiveState();
  const [said, setSaid] = useState<LiveState>('off');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(state), state === 'connecting' ? SOON : 0);
    return () => clearTimeout(timer);
  }, [state]);
  return state === 'connecting' ? said : state;
}
