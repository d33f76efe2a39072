import { errors } from '#contract/errors.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { isHoldable } from '#contract/held-moves.ts';
import type { Values } from '#contract/record-schemas.ts';
import { titleOf } from '#contract/title-of.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { refusalsOf } from '#providers/http/refusals-of.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { isolate } from '#ui/text/isolate.ts';
import { useActionWords } from '../actions/use-action-words.ts';
import { leaveChoice } from '../list/list-place.ts';
import { useRunAction } from '../refine/use-record-calls.ts';
import { type Mutation, toMutation } from '../refine/mutation.ts';
import type { HoldCallbacks } from './use-hold-change.ts';
import { useHoldMove } from './use-hold-move.ts';

interface Run extends HoldCallbacks {
  readonly action: string;
  readonly input?: Values;
}

/** Runs an action of a record and says what was done; a move that clients are told of waits first, and can be taken back. */
export function useRunRecordAction(resource: AnyResource, record: AnyRecord): Mutation<Run, void> {
  const run = useRunAction(resource);
  const hold = useHoldMove(resource);
  const words = useActionWords(resource);
  const name = isolate(titleOf(resource, record));
  const state = { error: run.error ?? ownRefusal(hold.error), isPending: run.isPending || hold.isPending };

  return toMutation(state, async ({ action, input, onHeld, onMade }) => {
    if (!isHoldable(resource, action)) {
      await run.mutateAsync({ id: record.id, action, ...(input ? { input } : {}) });
      leaveChoice(resource.name, record.id);
      onMade?.();
      return words.done(words.doneOf(action, name));
    }
    const order = { move: action, selection: { ids: [record.id] }, input, name, onHeld, onMade };
    await hold.mutateAsync(order).catch((error: unknown) => {
      throw ownRefusal(error);
    });
    leaveChoice(resource.name, record.id);
  });
}

/** What was said of the one record, in the place of how many were refused. */
function ownRefusal(error: unknown): unknown {
  const [refusal] = refusalsOf(error);
  if (!refusal) return error;
  const { code, description: message, fields } = refusal;
  const status = Object.entries(errors).find(([known]) => known === code)?.[1].status ?? 409;
  return new AppFailure({ code, status, message, ...(fields ? { fields } : {}) });
}
