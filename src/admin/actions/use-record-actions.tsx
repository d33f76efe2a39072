import { type Action, isOffered, valuesOf } from '#contract/actions.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useAccess } from '../refine/use-access.ts';
import { useIsHeld } from '../held-changes/held-changes.ts';
import { useRunRecordAction } from '../held-changes/use-run-record-action.ts';
import { useActionWords } from './use-action-words.ts';

/**
 * What this person may do with this record now beyond its screens.
 * @param onAsk called with the action that wants to know something, or to be confirmed, before it runs
 */
export function useRecordActions(resource: AnyResource, record: AnyRecord, onAsk: (action: string) => void) {
  const { actions: names = [] } = useAccess(resource.name, 'run', { record });
  const run = useRunRecordAction(resource, record);
  const isHeld = useIsHeld(resource, record.id);
  const words = useActionWords(resource);
  return {
    actions: names.flatMap((name): [string, Action][] => {
      const action = resource.actions[name];
      return action && isOffered(action, valuesOf(record)) ? [[name, action]] : [];
    }),
    /** Runs an action, after what it wants to know or have confirmed. */
    ask: (asked: string) => {
      // The next move is another one once this has brought the record into another state.
      if (run.isPending || isHeld) return;
      const { confirm, input } = resource.actions[asked] ?? {};
      if (confirm || input) onAsk(asked);
      else run.mutate({ action: asked }, { onError: words.failed });
    },
    isBusy: run.isPending,
    /** A move of it waits, and may still be taken back. */
    isHeld,
  };
}
