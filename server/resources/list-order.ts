import { halfKey } from '#contract/field-keys.ts';
import { isLocalized, kindOf } from '#contract/field-kinds.ts';
import type { Language } from '#contract/language.ts';
import type { ListQuery } from '#contract/list-query.ts';
import type { ListScope } from './list-conditions.ts';
import { type RecordTable, columnOf } from './record-table.ts';

interface Order {
  /** What it orders by beside the id, each expression with its name, for a select list. */
  columns: string[];
  by(alias?: string): string;
}

/** The order of a list, ties always by id in the same direction, so that an index can be walked. */
export function orderSql({ sort }: ListQuery, { table, language }: ListScope): Order {
  const idAt = sort.findIndex(({ field }) => field === 'id');
  // Nothing that stands behind the id decides anything.
  const keys = idAt === -1 ? sort : sort.slice(0, idAt);
  const tie = (sort[idAt] ?? sort.at(-1))?.direction ?? 'desc';
  const terms = keys.map(({ field: key, direction }, index) => ({
    name: `sort_${index}`,
    expression: sortExpression(table, key, language),
    suffix: `${direction}${table.nullable.has(key) ? ' nulls last' : ''}`,
  }));
  const last = idAt === -1 ? keys.at(-1)?.field : undefined;
  const further = last ? table.capabilities.flatMap(({ orderAfter }) => orderAfter?.(last) ?? []) : [];
  for (const expression of further) terms.push({ name: `sort_${terms.length}`, expression, suffix: 'asc' });
  return {
    columns: terms.map(({ name, expression }) => `${expression} as ${name}`),
    by: (alias) => {
      const prefix = alias ? `${alias}.` : '';
      return [...terms.map(({ name, suffix }) => `${prefix}${name} ${suffix}`), `${prefix}id ${tie}`].join(
        ', ',
      );
    },
  };
}

/** Texts are ordered by their folded form, byte by byte, in the reader's language: both databases agree. */
function sortExpression(table: RecordTable, key: string, language: Language): string {
  const field = table.resource.fields[key];
  // One of the record's own columns.
  if (!field) return `record.${columnOf(table, key)}`;
  const column = `record.${columnOf(table, isLocalized(field) ? halfKey(key, language) : key)}`;
  switch (kindOf(field).order) {
    case 'folded':
      return `fold_text(${column}) collate "C"`;
    case 'bytes':
      return `${column} collate "C"`;
    case 'native':
      return column;
    case null:
      throw new Error(`A ${field.type} field has no order`); // `checkResource` refuses one that says it has
  }
}
