import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { isHoldable } from '#contract/held-moves.ts';
import { useActionWords } from '../actions/use-action-words.ts';
import { useRunActions } from '../refine/use-record-calls.ts';
import { type BulkChange, type Mutation, toMutation } from '../refine/mutation.ts';
import type { HoldCallbacks } from './use-hold-change.ts';
import { useHoldMove } from './use-hold-move.ts';

/** Runs an action on many records and says what was done; a move that clients are told of waits first. */
export function useRunSelection(
  resource: AnyResource,
  name: string,
  { onHeld, onMade }: HoldCallbacks = {},
): Mutation<BulkChange, number[]> {
  const { t } = useTranslation(['panel']);
  const run = useRunActions(resource, name);
  const hold = useHoldMove(resource);
  const words = useActionWords(resource);
  const isHeld = isHoldable(resource, name);

  return toMutation(isHeld ? hold : run, async ({ selection, values }) => {
    if (isHeld) return hold.mutateAsync({ move: name, selection, input: values, onHeld, onMade });
    const ids = await run.mutateAsync({ selection, ...(values ? { values } : {}) });
    onMade?.();
    words.done(words.doneOf(name, t('panel:records', { count: ids.length })));
    return ids;
  });
}
