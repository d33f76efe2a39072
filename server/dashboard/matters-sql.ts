import type { Pool } from 'pg';
import type { DashboardQuery } from '#contract/dashboard.ts';
import type { Language } from '#contract/language.ts';
import { openStates } from '#contract/workflow.ts';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { consultations } from '#resources/consultations.ts';
import { requests } from '#resources/requests.ts';

export interface Asked extends DashboardQuery {
  pool: Pool;
  language: Language;
}

/** The Sunday before a moment, or that day itself, by the firm's own clock. */
export const weekOf = (moment: string): string =>
  `(date_trunc('week', (${moment} at time zone '${FIRM_ZONE}') + interval '1 day') - interval '1 day')::date`;

/** The moment at which a day begins by that clock. */
export const startOf = (day: string): string => `((${day})::timestamp at time zone '${FIRM_ZONE}')`;

const words = (states: readonly string[]): string => states.map((state) => `'${state}'`).join(', ');
const OPEN = {
  requests: words(openStates(requests.workflow)),
  consultations: words(openStates(consultations.workflow)),
} as const;

/** Living ones of one kind, of one office where `$1` names one; what is asked of them beyond that. */
const living = (table: keyof typeof OPEN, and: string): string =>
  `select '${table}' as resource, id, branch_id, assignee_id, status, created_at, first_contact_at, reply_due_at, due_date, closed_at
  from ${table} where deleted_at is null and ($1::int is null or branch_id = $1) and (${and})`;

/** Requests that are open, as SQL. */
export const OPEN_REQUESTS = living('requests', `status in (${OPEN.requests})`);

/** Requests and consultations alike: those of which `and` is true. Each condition stands where an index may serve it. */
export const matters = (and: string): string =>
  `(${living('requests', and)} union all ${living('consultations', and)})`;

export const OPEN_MATTERS = `(${OPEN_REQUESTS} union all ${living('consultations', `status in (${OPEN.consultations})`)})`;
