import { isSame } from './changed-values.ts';
import { isObject } from './is-object.ts';
import type { Values } from './record-schemas.ts';
import { type Versions, whoChanged } from './who-changed.ts';

/** What both changed of a list of rows, each otherwise. */
export interface RowConflict {
  /** The id of the row, or their order. */
  readonly row: number | 'order';
  /** What stands there with this side's change; `null` for a row that this side has removed. */
  readonly mine: unknown;
  readonly theirs: unknown;
}

interface MergedRows {
  /** A row that is in conflict stands in its place, so that it can be settled there. */
  readonly rows: Values[];
  readonly conflicts: readonly RowConflict[];
  /** They have changed something that was left alone here. */
  readonly hasTaken: boolean;
}

/** Brings two lists of rows together, row by row: those that were there before by their ids, new ones beside them. */
export function mergeRows(given: Versions<unknown>): MergedRows {
  const base = rowsOf(given.base);
  const mine = rowsOf(given.mine);
  const theirs = rowsOf(given.theirs);
  const conflicts: RowConflict[] = [];
  let hasTaken = false;
  const kept = new Map<unknown, Values>();
  for (const id of new Set([...base, ...theirs, ...mine].map(idOf).filter((each) => each !== undefined))) {
    const merged = mergeRow({ base: find(base, id), mine: find(mine, id), theirs: find(theirs, id) });
    if (merged.row) kept.set(id, merged.row);
    if (merged.conflict) conflicts.push({ row: Number(id), ...merged.conflict });
    hasTaken ||= merged.isTaken;
  }
  const added = mine.filter((row) => idOf(row) === undefined && !isAmong(row, base, theirs));
  const rows = theirs.map((row) => kept.get(idOf(row))).filter((row) => row !== undefined);
  // What is not in their list follows what it follows in this one.
  mine.forEach((row, at) => {
    const own = added.includes(row) ? row : kept.get(idOf(row));
    if (!own || rows.includes(own)) return;
    const before = mine
      .slice(0, at)
      .map((each) => rows.indexOf(added.includes(each) ? each : (kept.get(idOf(each)) ?? each)))
      .findLast((place) => place !== -1);
    rows.splice((before ?? -1) + 1, 0, own);
  });
  const order = mergeOrder({ base, mine, theirs });
  if (order.conflict) conflicts.push({ row: 'order', ...order.conflict });
  return {
    rows: inOrder(rows, order.ids),
    conflicts,
    hasTaken: hasTaken || order.isTaken,
  };
}

/** The rows of these ids in that order, at the places that they have together; the others stay where they are. */
export function inOrder(rows: readonly Values[], ids: readonly unknown[]): Values[] {
  const wanted = ids.map((id) => find(rows, id)).filter((row) => row !== undefined);
  let next = 0;
  return rows.map((row) => (wanted.includes(row) ? (wanted[next++] ?? row) : row));
}

export const idOf = (row: Values): unknown => row['id'];

interface MergedRow {
  /** `undefined`: it goes. */
  row?: Values | undefined;
  conflict?: { mine: Values | null; theirs: Values | null };
  isTaken: boolean;
}

function mergeRow({ base, mine, theirs }: Versions<Values | undefined>): MergedRow {
  const changed = whoChanged({ base, mine, theirs });
  if (changed === 'mine') return { row: mine, isTaken: false };
  if (changed !== 'both') return { row: theirs, isTaken: changed === 'theirs' };
  // Changed by one, removed by the other.
  if (!mine || !theirs)
    return {
      row: theirs ?? mine,
      conflict: { mine: mine ?? null, theirs: theirs ?? null },
      isTaken: false,
    };
  const keys = Object.keys({ ...theirs, ...mine });
  const by = (key: string) => whoChanged({ base: base?.[key], mine: mine[key], theirs: theirs[key] });
  const both = keys.filter((key) => by(key) === 'both');
  const own = keys.filter((key) => by(key) === 'mine');
  const row = { ...theirs, ...pick(mine, own) };
  return {
    row,
    isTaken: keys.some((key) => by(key) === 'theirs'),
    ...(both.length > 0 ? { conflict: { mine: { ...row, ...pick(mine, both) }, theirs: row } } : {}),
  };
}

/** The order of the rows that are on all sides. */
function mergeOrder(versions: Versions<Values[]>) {
  const { base, mine, theirs } = versions;
  const common = base.map(idOf).filter((id) => find(mine, id) && find(theirs, id));
  const orderOf = (rows: Values[]) => rows.map(idOf).filter((id) => common.includes(id));
  const orders = { base: orderOf(base), mine: orderOf(mine), theirs: orderOf(theirs) };
  const changed = whoChanged(orders);
  return {
    ids: changed === 'mine' ? orders.mine : orders.theirs,
    isTaken: changed === 'theirs',
    conflict: changed === 'both' ? { mine: orders.mine, theirs: orders.theirs } : null,
  };
}

/** Whether they have added the same row: what was sent before its answer was lost is there already. */
const isAmong = (row: Values, base: readonly Values[], theirs: readonly Values[]): boolean =>
  theirs.some((other) => {
    const { id, ...values } = other;
    return (
      !find(base, id) &&
      Object.entries(row).every(([key, value]) => key === 'id' || isSame(values[key], value))
    );
  });

const find = (rows: readonly Values[], id: unknown): Values | undefined =>
  id === undefined ? undefined : rows.find((row) => idOf(row) === id);

const pick = (row: Values, keys: readonly string[]): Values =>
  Object.fromEntries(keys.map((key) => [key, row[key]]));

const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isObject) : []);
