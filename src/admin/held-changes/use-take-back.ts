import type { AnyResource } from '#contract/define-resource.ts';
import { heldChangeStateCall, takeBackHeldChangeCall } from '#providers/calls/held-change-calls.ts';
import { AppFailure, isPassing } from '#providers/http/app-failure.ts';
import { getSession } from '#providers/session/session-store.ts';
import { onNextTry } from '#ui/loading/next-try.ts';
import { useSendCall } from '../refine/use-send-call.ts';

/**
 * What came of it. `madeByItself`: nobody knows yet, and the host makes in its own time what it has still to make;
 * `null`: somebody else is signed in by now, to whom nothing is told.
 */
type Outcome = 'takenBack' | 'tooLate' | 'madeByItself' | null;

/** Delay before a host that did not answer is asked again. Milliseconds. */
const AGAIN_MS = 2000;

interface TakeBackOptions {
  /** When the host makes it by itself. Milliseconds. */
  until: number;
  /** Called when it did not come through, and is tried again. */
  onWait: () => void;
}

/**
 * Takes a change back that the host holds, and tries again over a broken line until the host would have made it by itself.
 * It gives the outcome, and `tryNow`, which does not wait for the next try.
 */
export function useTakeBack(resource: AnyResource) {
  const { send } = useSendCall(resource);

  return (id: number, { until, onWait }: TakeBackOptions) => {
    const userId = getSession()?.user.id;
    let tryNow = () => {};

    async function take(isFirst: boolean): Promise<Outcome> {
      if (getSession()?.user.id !== userId) return null;
      try {
        const { isTakenBack } = await send(takeBackHeldChangeCall(resource, id));
        if (isTakenBack) return 'takenBack';
        // An earlier try may have arrived, and only its answer was lost.
        return isFirst ? 'tooLate' : await readOutcome();
      } catch (error) {
        if (!isPassing(error)) throw error;
      }
      if (Date.now() >= until) return readOutcome();
      onWait();
      await new Promise<void>((resolve) => {
        const stop = onNextTry(AGAIN_MS, resolve);
        tryNow = () => {
          stop();
          resolve();
        };
      });
      return take(false);
    }

    async function readOutcome(): Promise<Outcome> {
      try {
        const { state } = await send(heldChangeStateCall(resource, id));
        return state === 'made' ? 'tooLate' : 'madeByItself';
      } catch (error) {
        // What was taken back is not there any more, and so is what was refused: nothing was changed by it.
        return error instanceof AppFailure && error.status === 404 ? 'takenBack' : 'madeByItself';
      }
    }

    return { outcome: take(true), tryNow: () => tryNow() };
  };
}
