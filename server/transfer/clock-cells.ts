import type { Pool } from 'pg';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { placeOf } from '#contract/place-of.ts';
import type { Values } from '#contract/record-schemas.ts';
import { clockTime } from '#contract/zoned-time.ts';
import { type RecordTable, type RecordTables, columnOf } from '../resources/record-table.ts';

/** A time of a record, and the zone of the clock that it is told by. */
interface ClockCell {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly timeZone: string;
}

/** What stands in a row of an exported file. */
export type Cell = string | number | ClockCell;

interface Scope {
  table: RecordTable;
  tables: RecordTables;
}

/** Says the zone of the clock that a record's times are told by: its office's, or the firm's where it names none. */
export async function clocksOf(on: Pool, { table, tables }: Scope): Promise<(record: Values) => string> {
  const [placed] = [...tables.values()].flatMap((each) => {
    const { timeZone } = each.resource;
    return timeZone === undefined ? [] : [{ table: each, timeZone }];
  });
  if (!placed) return () => FIRM_ZONE;
  const { resource, name } = placed.table;
  // Also those that are deleted: their records are told by the clock that they were told by before.
  const { rows } = await on.query<{ id: number; zone: string }>(
    `select ${columnOf(placed.table, 'id')} as id, ${columnOf(placed.table, placed.timeZone)} as zone from ${name}`,
  );
  const zones = new Map(rows.map(({ id, zone }) => [id, zone]));
  return (record) => zones.get(placeOf(table.resource, record, resource.name) ?? 0) ?? FIRM_ZONE;
}

/** The same rows where a file has nothing but texts and numbers: a time says how far its clock is from UTC. */
export async function* inText(
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<readonly (string | number)[]> {
  for await (const row of rows)
    yield row.map((cell) => (typeof cell === 'object' ? clockTime(cell.at, cell.timeZone) : cell));
}
