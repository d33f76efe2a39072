import { z } from 'zod';

/** The calls by which everyone sees where they are signed in, and ends what they do not know. */
export const sessionCalls = {
  list: '/api/Auth/GetSessions',
  end: '/api/Auth/EndSession',
  endOthers: '/api/Auth/EndOtherSessions',
} as const;

/** One of the caller's own sessions that goes on. Where it was signed in from is not kept, so it is not told. */
export const ownSessionSchema = z.object({
  id: z.uuid(),
  /** Names as their makers write them; null where the browser does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** ISO 8601 in UTC. */
  startedAt: z.string(),
  /** When it last asked for a new token: within the lifetime of one of the last call. */
  lastSeenAt: z.string(),
  /** The session that asks. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

export const endSessionSchema = z.strictObject({ id: z.uuid() });
