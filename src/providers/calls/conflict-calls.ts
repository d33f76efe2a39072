import {
  type ConflictDecision,
  type FoundConflicts,
  conflictPaths,
  foundConflictsSchema,
} from '#contract/conflicts.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { recordKeys } from '../records/record-keys.ts';
import { type CustomCall, doneAnswer } from './custom-call.ts';

/** GET `GetConflicts`: parties of a record that may be somebody whom the firm knows. */
export const conflictsCall = (resource: AnyResource, id: number): CustomCall<FoundConflicts> => ({
  method: 'get',
  url: conflictPaths.read(resource, id),
  answer: foundConflictsSchema,
  words: { fallback: 'readFailed', messages: resource.messages },
  key: recordKeys.conflicts(resource.name, id),
});

interface Deciding {
  readonly id: number;
  readonly body: ConflictDecision;
  readonly idempotencyKey: string;
}

/** POST `DecideConflict`: clears a hit, or walls colleagues off. */
export const decideConflictCall = (
  resource: AnyResource,
  { id, body, idempotencyKey }: Deciding,
): CustomCall => ({
  method: 'post',
  url: conflictPaths.decide(resource, id),
  payload: body,
  headers: { 'Idempotency-Key': idempotencyKey },
  answer: doneAnswer,
  words: { fallback: 'updateFailed', messages: resource.messages },
  changes: { resource: resource.name, type: 'updated', ids: [id] },
});
