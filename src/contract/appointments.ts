import { z } from 'zod';
import type { AnyResource } from './define-resource.ts';
import { moneySchema } from './kinds/money.ts';
import { caseless, numeric } from './query-string.ts';
import { callPath } from './resource-paths.ts';
import { daySchema, idSchema, momentSchema } from './value-schemas.ts';
import { WAYS } from './ways.ts';

/** The most days of one question for free appointments. */
export const SLOT_DAYS_MAX = 62;

/** What is asked: at which office, in which way, on which of its days. Default: all days that can be booked. */
export const slotQuerySchema = caseless({
  BranchId: numeric(idSchema),
  Way: z.enum(WAYS),
  /** What it is about: only who takes care of that is asked for. */
  About: numeric(idSchema).optional(),
  /** With whom alone. Default: with everybody. */
  ConsultantId: numeric(idSchema).optional(),
  From: daySchema.optional(),
  To: daySchema.optional(),
}).transform(({ BranchId, Way, About, ConsultantId, From, To }) => ({
  branchId: BranchId,
  way: Way,
  about: About,
  consultantId: ConsultantId,
  from: From,
  to: To,
}));
export type SlotQuery = z.output<typeof slotQuerySchema>;

/** What is asked of a record that is there already, which says the office and the subject. */
export const ownSlotQuerySchema = caseless({
  /** Default: that of the record. */
  Way: z.enum(WAYS).optional(),
  From: daySchema.optional(),
  To: daySchema.optional(),
}).transform(({ Way, From, To }) => ({ way: Way, from: From, to: To }));
export type OwnSlotQuery = z.output<typeof ownSlotQuerySchema>;

/** Where clients ask what is free: for something new, or for a record of theirs. */
export const freeSlotsPath = (resource: AnyResource, id?: number): string =>
  id === undefined ? callPath(resource, 'GetFreeSlots') : callPath(resource, 'GetFreeSlotsFor', id);

/** What staff ask before they give a record an appointment: a consultant, and a moment. */
export const timeQuerySchema = caseless({
  ConsultantId: numeric(idSchema),
  At: momentSchema,
}).transform(({ ConsultantId, At }) => ({ consultantId: ConsultantId, at: At }));
export type TimeQuery = z.output<typeof timeQuerySchema>;

/**
 * What speaks against a time: it is past, its consultant is away, it is outside their hours and the office's, or an
 * appointment or the wish of a client has them then.
 */
const TIME_PROBLEMS = ['past', 'away', 'outsideHours', 'taken'] as const;
export type TimeProblem = (typeof TIME_PROBLEMS)[number];

/** All that speaks against it, which staff may overlook unless it is past or taken; and how many minutes it would take. */
export const timeProblemsSchema = z.object({
  problems: z.array(z.enum(TIME_PROBLEMS)),
  minutes: z.number(),
});

/** Where staff ask: `/api/Consultations/GetTimeProblems/7`. */
export const timeProblemsPath = (resource: AnyResource, id?: number): string =>
  callPath(resource, 'GetTimeProblems', id);

/** What staff ask before they offer a record a time: with whom. Default: with whoever may take care of it. */
export const offerQuerySchema = caseless({ ConsultantId: numeric(idSchema).optional() }).transform(
  ({ ConsultantId }) => ({ consultantId: ConsultantId }),
);
export type OfferQuery = z.output<typeof offerQuerySchema>;

/** Some free times that staff may offer, soonest first. */
export const offeredTimesSchema = z.array(
  z.object({
    /** ISO 8601 in UTC. */
    at: z.string(),
    consultantId: idSchema,
    /** In the reader's language. */
    consultantName: z.string(),
  }),
);

export type OfferedTimes = z.output<typeof offeredTimesSchema>;

/** Where staff ask: `/api/Consultations/GetTimesToOffer/7`. */
export const timesToOfferPath = (resource: AnyResource, id?: number): string =>
  callPath(resource, 'GetTimesToOffer', id);

/** Free appointments: who is busy with what is not told. */
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
