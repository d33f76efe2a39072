import { z } from 'zod';
import type { Grant } from './access.ts';
import { withErrorCode, idSchema } from './value-schemas.ts';
import { LANGUAGES } from './language.ts';
import { NEEDS } from './portal.ts';
import { caseless, numeric } from './query-string.ts';
import { THREAD_KINDS } from './thread.ts';

/** GET: what waits, how the work comes and goes, and who has how much of it. */
export const DASHBOARD_PATH = '/api/Dashboard/Get';
export const dashboardGrant = { Admin: 'all' } as const satisfies Grant;

/** How far back one can look. Days. */
export const PERIODS = [7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];
/** How many weeks the charts go back. */
export const WEEKS = 12;

export interface DashboardQuery {
  days: Period;
  /** One office alone. Default: all. */
  branchId?: number | undefined;
}

export const dashboardQuerySchema: z.ZodType<DashboardQuery> = caseless({
  Days: z.enum(PERIODS.map(String), { error: withErrorCode('optionInvalid') }).optional(),
  BranchId: numeric(idSchema).optional(),
}).transform(({ Days, BranchId }) => ({
  days: PERIODS.find((period) => String(period) === Days) ?? 30,
  branchId: BranchId,
}));

/** A number, and what it was at the same point of the period before. */
const comparedSchema = z.object({ now: z.int(), before: z.int() });
export type Compared = z.infer<typeof comparedSchema>;

/** The first day of a week, Sunday: `2026-03-15`. */
const weekSchema = z.iso.date();

export const dashboardSchema = z.object({
  /**
   * What waits, as the portals say: `waiting` without a first word whose promised reply is past, `unassigned` and
   * `overdue` among the open ones, `today` with an appointment on this day.
   */
  needs: z.array(z.object({ resource: z.string(), need: z.enum(NEEDS), count: z.int() })),
  /** The moment of this answer, by which the lists behind its numbers know their days. */
  at: z.string(),
  open: z.int(),
  arrivedThisWeek: comparedSchema,
  closedThisMonth: comparedSchema,
  /** From the arrival to the first word, in hours in which the office was open; null while there was none. */
  firstContact: z.object({
    hours: z.number().nullable(),
    before: z.number().nullable(),
    /** The part of them that kept the promise, from 0 to 1. */
    kept: z.number().nullable(),
    weeks: z.array(z.object({ week: weekSchema, hours: z.number().nullable() })),
  }),
  branches: z.array(z.object({ id: idSchema, name: z.string() })),
  /** What came in the last weeks, the oldest first, by the id of the office. */
  arrivals: z.array(z.object({ week: weekSchema, byBranch: z.record(z.string(), z.int()) })),
  byStatus: z.array(z.object({ resource: z.string(), status: z.string(), count: z.int() })),
  byService: z.array(z.object({ id: idSchema, name: z.string(), count: z.int() })),
  /** Open work by whoever has it, and how much of it is of which kind; nobody has the id null. */
  workload: z.array(
    z.object({
      id: idSchema.nullable(),
      name: z.string(),
      onTime: z.int(),
      overdue: z.int(),
      parts: z.array(z.object({ resource: z.string(), count: z.int() })),
    }),
  ),
  recent: z.array(
    z.object({
      id: z.number(),
      resource: z.string(),
      recordId: idSchema,
      title: z.string(),
      kind: z.enum(THREAD_KINDS),
      /** Of a move: the state that it led to. */
      state: z.string().nullable(),
      author: z.string().nullable(),
      at: z.string(),
    }),
  ),
  /** Texts that one language lacks, by section; only sections that lack some. */
  missing: z.array(z.object({ resource: z.string(), language: z.enum(LANGUAGES), count: z.int() })),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
