import { halfKey } from '#contract/field-keys.ts';
import { isLocalized, kindOf, mayLackHalf } from '#contract/field-kinds.ts';
import { type Language, otherLanguage } from '#contract/language.ts';
import type { ListQuery } from '#contract/list-query.ts';
import { orderExpression } from '../db/order-expression.ts';
import type { ListScope } from './list-conditions.ts';
import { type RecordTable, columnOf } from './record-table.ts';

export interface Order {
  /** What it orders by beside the id, each expression with its name, for a select list. */
  columns: string[];
  /** As SQL: by the expressions, or under an alias by their names. */
  by(alias?: string): string;
  /** The same from the end. */
  backwards(): string;
  /** Where it is by one thing and the id, both in one direction; `null`: no row can be told by what stands before it. */
  key: OrderKey | null;
}

export interface OrderKey {
  /** What it orders by before the id; `null`: the id alone. */
  readonly expression: string | null;
  readonly isNullable: boolean;
  readonly direction: 'asc' | 'desc';
}

interface Term {
  name: string;
  expression: string;
  direction: 'asc' | 'desc';
  /** Those without a value stand last, whichever way it runs. */
  isNullable: boolean;
}

/** The order of a list, ties always by id in the same direction, so that an index can be walked. */
export function orderSql({ sort }: ListQuery, { table, language }: ListScope): Order {
  const idAt = sort.findIndex(({ field }) => field === 'id');
  // Nothing that stands behind the id decides anything.
  const keys = idAt === -1 ? sort : sort.slice(0, idAt);
  const tie = (sort[idAt] ?? sort.at(-1))?.direction ?? 'desc';
  const terms: Term[] = keys.map(({ field: key, direction }, index) => ({
    name: `sort_${index}`,
    expression: sortExpression(table, key, language),
    direction,
    isNullable: table.nullable.has(key),
  }));
  const last = idAt === -1 ? keys.at(-1)?.field : undefined;
  const further = last ? table.capabilities.flatMap(({ orderAfter }) => orderAfter?.(last) ?? []) : [];
  for (const expression of further)
    terms.push({ name: `sort_${terms.length}`, expression, direction: 'asc', isNullable: false });
  const [first] = terms;
  const isOne = terms.length === 0 || (terms.length === 1 && first?.direction === tie);
  return {
    columns: terms.map(({ name, expression }) => `${expression} as ${name}`),
    by: (alias) =>
      [
        ...terms.map(
          ({ name, expression, direction, isNullable }) =>
            `${alias ? `${alias}.${name}` : expression} ${direction}${isNullable ? ' nulls last' : ''}`,
        ),
        `${alias ?? 'record'}.id ${tie}`,
      ].join(', '),
    backwards: () =>
      [
        ...terms.map(
          ({ expression, direction, isNullable }) =>
            `${expression} ${opposite[direction]}${isNullable ? ' nulls first' : ''}`,
        ),
        `record.id ${opposite[tie]}`,
      ].join(', '),
    key: isOne
      ? { expression: first?.expression ?? null, isNullable: first?.isNullable ?? false, direction: tie }
      : null,
  };
}

export const opposite = { asc: 'desc', desc: 'asc' } as const;

/**
 * What lies beyond the row `anchor` of a statement, as conditions whose rows follow each other. Each is one stretch of
 * an index: «or» would be none. Rows without a value stand last.
 */
export function partsFrom(
  { expression, isNullable, direction }: OrderKey,
  { isForward, isIncluded }: { isForward: boolean; isIncluded: boolean },
): string[] {
  const runs = isForward ? direction : opposite[direction];
  const beyond = `${runs === 'asc' ? '>' : '<'}${isIncluded ? '=' : ''}`;
  const id = '(select id from anchor)';
  if (expression === null) return [`record.id ${beyond} ${id}`];
  const behindValue = `(${expression}, record.id) ${beyond} ((select value from anchor), ${id})`;
  if (!isNullable) return [behindValue];
  const hasNone = '(select value is null from anchor)';
  const behindNone = `${expression} is null and record.id ${beyond} ${id} and ${hasNone}`;
  return isForward
    ? [behindValue, `${expression} is null and not ${hasNone}`, behindNone]
    : [behindNone, `${expression} is not null and ${hasNone}`, behindValue];
}

/** Texts are ordered as they are read in the reader's language. */
function sortExpression(table: RecordTable, key: string, language: Language): string {
  const field = table.resource.fields[key];
  // One of the record's own columns.
  if (!field) return `record.${columnOf(table, key)}`;
  const { order } = kindOf(field);
  if (order === null) throw new Error(`A ${field.type} field has no order`); // `checkResource` refuses one that says it has
  if (!isLocalized(field)) return orderExpression(order, { column: `record.${columnOf(table, key)}` });
  const half = (of: Language) => `record.${columnOf(table, halfKey(key, of))}`;
  const other = mayLackHalf(field) ? half(otherLanguage(language)) : undefined;
  return orderExpression(order, { column: half(language), other });
}
