import { z } from 'zod';

/** A change that waits: nothing is changed and nobody is told before it is made, and until then it can be taken back. */
export const heldChangeSchema = z.object({
  id: z.number(),
  /** The records that it changes. None: there is nothing to do, and nothing waits. */
  ids: z.array(z.number()),
  /** For how long it waits. */
  seconds: z.number(),
});
export type HeldChange = z.infer<typeof heldChangeSchema>;

/** The tab that holds a change makes it in time; the host waits so many seconds longer, and makes what a closed tab has left. */
export const HOLD_GRACE_SECONDS = 3;

/** While its undo has the focus it waits on, for at most so long since it was asked for. */
export const HOLD_MOST_SECONDS = 60;

/** The call by which it waits on, in the style of the specification. */
export const EXTEND_HELD_CHANGE = 'ExtendHeldChange';

/** For how long it still waits; 0: it is made, taken back, or just being made. */
export const extendedSchema = z.object({ seconds: z.number() });

/** Whether it was in time. */
export const takenBackSchema = z.object({ isTakenBack: z.boolean() });

/** What came of it. What was taken back or refused, or is somebody else's, is not found. */
export const heldChangeStateSchema = z.object({ state: z.enum(['waiting', 'made']) });
export type HeldChangeState = z.infer<typeof heldChangeStateSchema>['state'];
