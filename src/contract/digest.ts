import { z } from 'zod';

/** The calls of the own choice of a summary by mail, for staff. */
export const digestCalls = {
  get: '/api/Notifications/GetDigest',
  set: '/api/Notifications/SetDigest',
} as const;

/** By the clock of the office: when the summary of a working day goes out. */
export const DIGEST_HOUR = 8;

/** Whether a mail says each working day what waits for oneself. */
export const digestSchema = z.strictObject({ isDaily: z.boolean() });
export type Digest = z.infer<typeof digestSchema>;
