import type { z } from 'zod';
import { type Selection, bulkDoneSchema } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { type HeldMove, heldMoveSchema, takenBackSchema } from '#contract/held-moves.ts';
import type { Values } from '#contract/record-schemas.ts';
import { actionLaterVerb, callPath } from '#contract/resource-paths.ts';
import type { CustomCall } from './custom-call.ts';

/** A move, the records that it is about, and what it wants to know. */
export interface MoveOrder {
  readonly move: string;
  readonly selection: Selection;
  /** Default: nothing. */
  readonly input?: Values | undefined;
}

/** POST `<Move>Later`: nothing is changed yet. */
export const holdMoveCall = (
  resource: AnyResource,
  { move, selection, input = {} }: MoveOrder,
): CustomCall<HeldMove> => ({
  method: 'post',
  url: callPath(resource, actionLaterVerb(move)),
  payload: { ...selection, ...(Object.keys(input).length > 0 ? { input } : {}) },
  answer: heldMoveSchema,
  words: wordsOf(resource),
});

/** POST `MakeMove`: a move that is held is made now. */
export const makeMoveCall = (
  resource: AnyResource,
  id: number,
): CustomCall<z.infer<typeof bulkDoneSchema>> => ({
  method: 'post',
  url: callPath(resource, resource.verbs.makeMove, id),
  answer: bulkDoneSchema,
  words: wordsOf(resource),
  ...(resource.live ? { changes: ({ ids }) => ({ resource: resource.name, type: 'updated', ids }) } : {}),
});

/** POST `TakeBackMove`: as if it had never been asked for. */
export const takeBackMoveCall = (
  resource: AnyResource,
  id: number,
): CustomCall<z.infer<typeof takenBackSchema>> => ({
  method: 'post',
  url: callPath(resource, resource.verbs.takeBackMove, id),
  answer: takenBackSchema,
  words: wordsOf(resource),
});

const wordsOf = ({ messages }: AnyResource) => ({ fallback: 'updateFailed', messages }) as const;
