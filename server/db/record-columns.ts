import { sql } from 'drizzle-orm';
import { type PgTable, index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import type { AnyResource } from '#contract/define-resource.ts';
import { kindOf, mayLackHalf, wireKeys } from '#contract/field-kinds.ts';
import type { Field, FieldMap } from '#contract/fields.ts';
import type { Image } from '#contract/images.ts';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { sortKeys } from '#contract/list-query-schema.ts';
import type { RecordBase } from '#contract/record-base.ts';
import type { StoredOf } from '#contract/record-types.ts';
import { orderColumns } from './order-expression.ts';

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** The picture of an image field. */
export const imageColumn = (name: string) => jsonb(name).$type<Image>();

/** What every record has: identity, version for concurrent edits, times, and the trash. */
export const recordColumns = () => ({
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  deletedAt: moment('deleted_at'),
});

/** The folded text that the list's search looks into; a trigram index makes any part of it findable. */
export const searchColumn = (...columns: string[]) => searchOver(...columns.map((column) => `"${column}"`));

/** The same over expressions: one generated column cannot be made of another. */
export const searchOver = (...expressions: string[]) =>
  text('search')
    .notNull()
    .generatedAlwaysAs(sql.raw(`fold_text(${expressions.join(` || ' ' || `)})`));

/**
 * What people call a record by, such as `R-2026-00042`: its letter, the year in which it came, its id. Made of what
 * the row has anyway, so that no counter is locked and none is ever given twice.
 */
export const numberColumn = (letter: string) =>
  text('number')
    .notNull()
    .generatedAlwaysAs(sql.raw(numberSql(letter)));

export const numberSql = (letter: string): string =>
  `'${letter}-' || extract(year from ("created_at" at time zone '${FIRM_ZONE}'))::int::text || '-' || lpad("id"::text, greatest(5, length("id"::text)), '0')`;

/** Living records in the order of their ids: what counting and paging read instead of the table. */
const livingIndex = (name: string) => {
  const living = sql.raw('"deleted_at" is null');
  return index(`${name}_living`).on(sql.raw('"id"')).where(living);
};

export const searchIndex = (name: string) =>
  index(`${name}_search`).using('gin', sql.raw('"search" gin_trgm_ops'));

/** Orders by a column, ties by id, living records only. */
export const orderIndex = (name: string, column: string) =>
  index(`${name}_by_${column}`)
    .on(sql.raw(`"${column}"`), sql.raw('"id"'))
    .where(sql.raw('"deleted_at" is null'));

/**
 * Gives the records with a value of a column in the order of the list: a filter of few values costs the same for each of
 * them. Those in the trash stand in it too, for whoever asks what points at a record.
 * @param order the column that the list is ordered by where nobody says otherwise
 */
export const filterIndex = (name: string, column: string, order: 'id' | 'position' = 'id') =>
  index(`${name}_of_${column}`).on(
    sql.raw(`"${column}"`),
    ...[...new Set([order, 'id'])].map((each) => sql.raw(`"${each}"`)),
  );

/** More characters than this, of up to four bytes, do not go three times into a row of an index, which holds 2,700. */
const IN_INDEX_MAX = 200;

/**
 * What a list walks: its living records in the order of their ids, and in every order that the definition offers. One
 * index is walked both ways, but for a column that may be empty: what is empty stands last either way.
 */
export function listIndexes(definition: AnyResource, table: Readonly<Record<string, IndexedColumn>>) {
  const name = definition.name.replaceAll('-', '_');
  const living = sql.raw('"deleted_at" is null');
  const orders = sortKeys(definition).flatMap((key) => {
    const field = definition.fields[key];
    const order = field ? kindOf(field).order : 'native';
    if (key === 'id' || order === null) return [];
    const halves = (field ? wireKeys(key, field) : [key]).flatMap((half) => table[half] ?? []);
    return halves.map((column) => {
      if (!field || !mayLackHalf(field))
        return { column, parts: orderColumns(order, { column: quoted(column) }) };
      const [other] = halves.filter((half) => half !== column).map(quoted);
      return { column, parts: orderColumns(order, { column: quoted(column), other }, isLong(field)) };
    });
  });
  return [
    livingIndex(name),
    ...orders.map(({ column, parts: [first = '', ...others] }) =>
      index(`${name}_by_${column.name}`)
        .on(sql.raw(first), ...others.map((part) => sql.raw(part)))
        .where(living),
    ),
    ...orders
      .filter(({ column }) => !column.notNull)
      .map(({ column, parts: [first = '', ...others] }) =>
        index(`${name}_by_${column.name}_desc`)
          .on(sql.raw(`${first} desc nulls last`), ...others.map((part) => sql.raw(`${part} desc`)))
          .where(living),
      ),
  ];
}

interface IndexedColumn {
  readonly name: string;
  readonly notNull: boolean;
}

const isLong = (field: Field): boolean =>
  'max' in field && typeof field.max === 'number' && field.max > IN_INDEX_MAX;

const quoted = ({ name }: IndexedColumn): string => `"${name}"`;

type RecordTable<F extends FieldMap> = PgTable & {
  $inferSelect: StoredOf<F> & Required<RecordBase>;
};

/** The other way round: whatever the definition allows fits into the table, so that its enums have every option. */
type Holds<F extends FieldMap, T extends PgTable> =
  StoredOf<F> extends Pick<T['$inferSelect'], keyof StoredOf<F> & keyof T['$inferSelect']> ? unknown : never;

/** Ties a table to its definition: a column that is missing, or nullable where the contract is not, does not compile. */
export const resourceTable = <F extends FieldMap, T extends RecordTable<F>>(
  _definition: { fields: F },
  table: T & Holds<F, T>,
): T => table;
