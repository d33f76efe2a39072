import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { HeldChange } from '#contract/held-changes.ts';
import type { CustomCall } from '#providers/calls/custom-call.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useSendCall } from '../refine/use-send-call.ts';
import { type Mutation, toMutation } from '../refine/mutation.ts';
import { keepHeld } from './held-store.ts';
import { useWaitForHeld } from './use-wait-for-held.ts';

/** What follows while a change waits. Default: nothing. */
export interface HoldCallbacks {
  /** Called with its number, as soon as it waits. */
  readonly onHeld?: ((id: number) => void) | undefined;
  /** Called when it is made and can no longer be taken back. */
  readonly onMade?: (() => void) | undefined;
}

/** A change that the host is to hold, and what is said of it. */
interface ChangeToHold extends HoldCallbacks {
  readonly hold: CustomCall<HeldChange>;
  readonly label: string | undefined;
  /** What the record is called, where it is one. Default: their number is told. */
  readonly name?: string | undefined;
  /** What is still as it was while it waits. */
  readonly untilThen: string;
  /** @param made the records that were changed */
  readonly doneOf: (about: string, made: readonly number[]) => string;
}

/**
 * Asks for a change, which the host makes only once it can no longer be taken back; until then a toast offers the undo,
 * in this page and in one that is loaded in its place.
 */
export function useHoldChange(resource: AnyResource): Mutation<ChangeToHold, number[]> {
  const { t } = useTranslation(['panel']);
  const notify = useNotify();
  const wait = useWaitForHeld(resource);
  const { send: hold, ...state } = useSendCall(resource);

  return toMutation(state, async ({ name, label = '', untilThen, doneOf, onHeld, onMade, ...change }) => {
    const { id, ids, seconds } = await hold(change.hold);
    const about = name ?? t('panel:records', { count: ids.length });
    // All of them are so already.
    if (ids.length === 0) {
      notify({ type: 'success', message: doneOf(about, ids) });
      return ids;
    }
    onHeld?.(id);
    keepHeld({ resource: resource.name, id, ids, label, untilThen, seconds });
    wait({ id, ids, seconds, label, about, untilThen, doneOf, onMade });
    return ids;
  });
}
