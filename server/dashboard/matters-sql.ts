import type { Pool } from 'pg';
import type { DashboardQuery } from '#contract/dashboard.ts';
import type { Language } from '#contract/language.ts';
import { openStates } from '#contract/workflow.ts';
import { consultations } from '#resources/consultations.ts';
import { requests } from '#resources/requests.ts';

export interface Asked extends DashboardQuery {
  pool: Pool;
  language: Language;
}

/** The firm's own clock: its days and weeks begin by it. */
export const ZONE = 'Asia/Riyadh';
/** Today, by that clock. */
export const TODAY = `(now() at time zone '${ZONE}')::date`;
/** The Sunday before a moment, or that day itself. */
export const weekOf = (moment: string): string =>
  `(date_trunc('week', (${moment} at time zone '${ZONE}') + interval '1 day') - interval '1 day')::date`;

const words = (states: readonly string[]): string => states.map((state) => `'${state}'`).join(', ');
const OPEN_REQUESTS = words(openStates(requests.workflow));
const OPEN_CONSULTATIONS = words(openStates(consultations.workflow));

const columns = 'id, branch_id, assignee_id, status, created_at, first_contact_at, reply_due_at, due_date';

/** Requests and consultations alike, of one office where `$1` names one; `closed_at` is known for all that are closed. */
export const MATTERS = `matters as (
  select 'requests' as resource, ${columns}, status in (${OPEN_REQUESTS}) as is_open, coalesce(closed_at, updated_at) as ended_at
  from requests where deleted_at is null and ($1::int is null or branch_id = $1)
  union all
  select 'consultations', ${columns}, status in (${OPEN_CONSULTATIONS}), coalesce(closed_at, updated_at)
  from consultations where deleted_at is null and ($1::int is null or branch_id = $1)
)`;
