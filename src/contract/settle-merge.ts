import { idOf, inOrder } from './merge-rows.ts';
import type { Conflict, Merge } from './merge-values.ts';
import type { Values } from './record-schemas.ts';

/** Whose change of a place is kept. */
export type Side = 'mine' | 'theirs';
export type Decide = (conflict: Conflict) => Side;

/** The values of a merge once every conflict of it is decided. */
export const settleMerge = ({ values, conflicts }: Merge, decide: Decide): Values =>
  conflicts.reduce<Values>((settled, conflict) => {
    const { key, row } = conflict;
    const chosen = conflict[decide(conflict)];
    return { ...settled, [key]: row === null ? chosen : settledRows(settled[key], row, chosen) };
  }, values);

function settledRows(value: unknown, row: number | 'order', chosen: unknown): Values[] {
  // `mergeValues` has made it.
  const rows = value as Values[];
  if (row === 'order') return inOrder(rows, chosen as unknown[]);
  // A row, or `null` where it was removed.
  const decided = chosen as Values | null;
  return rows.map((each) => (idOf(each) === row ? decided : each)).filter((each) => each !== null);
}
