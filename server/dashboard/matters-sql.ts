import type { QueryResult, QueryResultRow } from 'pg';
import { type DashboardQuery, WEEKS } from '#contract/dashboard.ts';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import type { Language } from '#contract/language.ts';
import type { Matter } from '#contract/matter.ts';
import { openStates } from '#contract/workflow.ts';
import { matters } from '#resources/matters.ts';
import { matterTable, sqlList, stateColumn } from '../db/matter-sql.ts';

export interface Asked extends DashboardQuery {
  /** Asks of the records that the reader may know of. */
  query: <R extends QueryResultRow>(text: string, values?: unknown[]) => Promise<QueryResult<R>>;
  language: Language;
}

/** The Sunday before a moment, or that day itself, by the firm's own clock. */
export const weekOf = (moment: string): string =>
  `(date_trunc('week', (${moment} at time zone '${FIRM_ZONE}') + interval '1 day') - interval '1 day')::date`;

/** The first of the weeks that the charts show. */
export const FIRST_WEEK = `${weekOf('now()')} - ${(WEEKS - 1) * 7}`;

/** Those that are open, as a condition. */
export const isOpen = (matter: Matter): string =>
  `${stateColumn(matter)} in (${sqlList(openStates(matter.workflow))})`;

/** Living ones of one kind, of one office where `$1` names one; what is asked of them beyond that. */
export const living = (matter: Matter, and: string): string =>
  `select '${matter.name}' as resource, id, branch_id, assignee_id, ${stateColumn(matter)} as status, created_at,
    first_contact_at, reply_due_at, due_date, closed_at
  from ${matterTable(matter)} where deleted_at is null and ($1::int is null or branch_id = $1) and (${and})`;

const union = (parts: readonly string[]): string => `(${parts.join(' union all ')})`;

/** Those of every kind, or of some, of which `and` is true. Each condition stands where an index may serve it. */
export const mattersWhere = (and: string, some: readonly Matter[] = matters): string =>
  union(some.map((matter) => living(matter, and)));

export const ALL_MATTERS = mattersWhere('true');
export const OPEN_MATTERS = union(matters.map((matter) => living(matter, isOpen(matter))));
