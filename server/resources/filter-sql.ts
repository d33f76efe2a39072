import { dayIn } from '#contract/day-in.ts';
import { daysOf, spanIn } from '#contract/day-spans.ts';
import { isNamed, kindOf } from '#contract/field-kinds.ts';
import type { Field } from '#contract/fields.ts';
import { filterField } from '#contract/filter-field.ts';
import { type FilterValue, LATE, ME, NONE, isChoices } from '#contract/filter-value.ts';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { startOf } from '../db/firm-clock.ts';
import { lateSql } from './late-sql.ts';
import { type RecordTable, columnOf } from './record-table.ts';
import type { SqlParameters } from './statement.ts';

/**
 * The condition of each of a list's filters, on the alias `record`.
 * @param userId whom «me» means; nobody when it is missing
 */
export function filtersSql(
  table: RecordTable,
  filters: Readonly<Record<string, FilterValue>>,
  values: SqlParameters,
  userId = 0,
): string[] {
  return Object.entries(filters).flatMap(([key, value]) => {
    const field = filterField(table.resource, key);
    if (!field) return [];
    const parts = filterSql(table, [key, field, value], values, userId);
    return parts.length > 0 ? [parts.join(' and ')] : [];
  });
}

function filterSql(
  table: RecordTable,
  [key, field, value]: [string, Field, FilterValue],
  values: SqlParameters,
  userId: number,
): string[] {
  const columnFor = (own: string) => `record.${columnOf(table, own)}`;
  const column = columnFor(key);
  if (typeof value === 'boolean') return [`${column} = ${values.add(value)}`];
  const span = kindOf(field).filter?.kind === 'range' ? spanIn(value) : undefined;
  if (span) return rangeSql(column, field, daysOf(span, dayIn(new Date(), FIRM_ZONE)), values);
  if ('dueWhile' in field && isChoices(value))
    return value.includes(LATE) ? [lateSql([key, field], columnFor)] : [];
  return isChoices(value)
    ? [choicesSql(column, field, value, values, userId)]
    : rangeSql(column, field, value, values);
}

function choicesSql(
  column: string,
  field: Field,
  value: readonly (string | number)[],
  values: SqlParameters,
  userId: number,
): string {
  const chosen = value.filter((one) => one !== NONE).map((one) => (one === ME ? userId : one));
  if ('to' in field && !isNamed(field)) return `${column} && ${values.add(chosen)}::int[]`;
  const isOne = chosen.length === 1 ? `${column} = ${values.add(chosen[0])}` : null;
  const isAny = isOne ?? `${column} = any(${values.add(chosen)})`;
  return value.includes(NONE) ? `(${column} is null or ${isAny})` : isAny;
}

/** Both ends included. Of moments a day is that of the firm's own clock, as they are shown. */
function rangeSql(
  column: string,
  field: Field,
  { from, to }: Exclude<FilterValue, boolean | readonly (string | number)[]>,
  values: SqlParameters,
): string[] {
  const { filter } = kindOf(field);
  const isDay = (end: string | number): boolean =>
    filter?.kind === 'range' && filter.hasDays === true && typeof end === 'string' && end.length === 10;
  const day = (end: string | number) => `${values.add(end)}::date`;
  // A number that a column of whole numbers does not hold is an end all the same.
  const plain = (end: string | number) => `${values.add(end)}${typeof end === 'number' ? '::numeric' : ''}`;
  const fromSql = (end: string | number) => (isDay(end) ? startOf(day(end)) : plain(end));
  const toSql = (end: string | number) =>
    isDay(end) ? `< ${startOf(`${day(end)} + 1`)}` : `<= ${plain(end)}`;
  return [
    ...(from === undefined ? [] : [`${column} >= ${fromSql(from)}`]),
    ...(to === undefined ? [] : [`${column} ${toSql(to)}`]),
  ];
}
