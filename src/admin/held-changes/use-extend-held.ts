import type { AnyResource } from '#contract/define-resource.ts';
import { extendHeldChangeCall } from '#providers/calls/held-change-calls.ts';
import { useSendCall } from '../refine/use-send-call.ts';

/**
 * Lets a change wait on while somebody is about to take it back, for as long as the host lets it: whoever reads slowly, or
 * by ear, has the time to press. Without an answer this page makes it when it would have been made.
 */
export function useExtendHeld(resource: AnyResource) {
  const { send } = useSendCall();

  /** @param onExtended called with the seconds that are left */
  return (id: number, onExtended: (seconds: number) => void) => {
    let isWanted = false;
    let again: ReturnType<typeof setTimeout> | undefined;

    async function extend(): Promise<void> {
      const seconds = await send(extendHeldChangeCall(resource, id)).then(
        (answer) => answer.seconds,
        () => 0,
      );
      if (seconds <= 0) return;
      onExtended(seconds);
      // The focus may have gone and come again while it was asked.
      clearTimeout(again);
      if (isWanted) again = setTimeout(() => void extend(), Math.max(1, seconds / 2) * 1000);
    }

    /** @param isAboutTo whether somebody is about to take it back */
    return (isAboutTo: boolean) => {
      if (isAboutTo === isWanted) return;
      isWanted = isAboutTo;
      clearTimeout(again);
      if (isWanted) void extend();
    };
  };
}
