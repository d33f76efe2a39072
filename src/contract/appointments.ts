import { z } from 'zod';
import { moneySchema } from './kinds/money.ts';
import { caseless, numeric } from './query-string.ts';
import { daySchema, idSchema } from './value-schemas.ts';
import { WAYS } from './ways.ts';

/** The most days of one question for free appointments. */
export const SLOT_DAYS_MAX = 62;

/** What is asked: at which office, in which way, on which of its days. Default: all days that can be booked. */
export const slotQuerySchema = caseless({
  BranchId: numeric(idSchema),
  Way: z.enum(WAYS),
  /** What it is about: only who takes care of that is asked for. */
  About: numeric(idSchema).optional(),
  From: daySchema.optional(),
  To: daySchema.optional(),
}).transform(({ BranchId, Way, About, From, To }) => ({
  branchId: BranchId,
  way: Way,
  about: About,
  from: From,
  to: To,
}));
export type SlotQuery = z.output<typeof slotQuerySchema>;

/** Free appointments, of whomever: who is busy with what is not told. */
export const freeSlotsSchema = z.object({
  /** ISO 8601 in UTC, soonest first. */
  slots: z.array(z.string()),
  /** Of the office. */
  timeZone: z.string(),
  minutes: z.number(),
  fee: moneySchema.nullable(),
  /** Until so many hours before it begins the client moves or calls it off. */
  changeHours: z.number(),
});
export type FreeSlots = z.output<typeof freeSlotsSchema>;
