import type { z } from 'zod';
import { type Selection, bulkDoneSchema } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import {
  EXTEND_HELD_CHANGE,
  type HeldChange,
  type HeldChangeState,
  extendedSchema,
  heldChangeSchema,
  heldChangeStateSchema,
  takenBackSchema,
} from '#contract/held-changes.ts';
import type { Values } from '#contract/record-schemas.ts';
import { actionLaterVerb, callPath } from '#contract/resource-paths.ts';
import type { CustomCall } from './custom-call.ts';
import { updateWords } from './update-words.ts';

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
): CustomCall<HeldChange> => ({
  method: 'post',
  url: callPath(resource, actionLaterVerb(move)),
  payload: { ...selection, ...(Object.keys(input).length > 0 ? { input } : {}) },
  answer: heldChangeSchema,
  words: updateWords(resource),
});

/** POST `MakeHeldChange`: what is held is made now. */
export const makeHeldChangeCall = (
  resource: AnyResource,
  id: number,
): CustomCall<z.infer<typeof bulkDoneSchema>> => ({
  method: 'post',
  url: callPath(resource, resource.verbs.makeHeldChange, id),
  answer: bulkDoneSchema,
  words: updateWords(resource),
  changes: ({ ids }) => ({ resource: resource.name, type: 'updated', ids }),
});

/** POST `TakeBackHeldChange`: as if it had never been asked for. */
export const takeBackHeldChangeCall = (
  resource: AnyResource,
  id: number,
): CustomCall<z.infer<typeof takenBackSchema>> => ({
  method: 'post',
  url: callPath(resource, resource.verbs.takeBackHeldChange, id),
  answer: takenBackSchema,
  words: updateWords(resource),
});

/** POST `ExtendHeldChange`: it waits on. */
export const extendHeldChangeCall = (
  resource: AnyResource,
  id: number,
): CustomCall<z.infer<typeof extendedSchema>> => ({
  method: 'post',
  url: callPath(resource, EXTEND_HELD_CHANGE, id),
  answer: extendedSchema,
  words: updateWords(resource),
});

/** GET `GetHeldChange`: what came of it. */
export const heldChangeStateCall = (
  resource: AnyResource,
  id: number,
): CustomCall<{ state: HeldChangeState }> => ({
  method: 'get',
  url: callPath(resource, resource.verbs.heldChange, id),
  answer: heldChangeStateSchema,
  words: updateWords(resource),
});
