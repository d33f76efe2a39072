import { halfKey } from '#contract/fields.ts';
import type { Language } from '#contract/language.ts';
import type { ListQuery } from '#contract/list-query.ts';
import type { ListScope } from './list-conditions.ts';
import { isRowsOrder } from './nested-rows.ts';
import { type RecordTable, columnOf } from './record-table.ts';

interface Order {
  /** What it orders by beside the id, each expression with its name, for a select list. */
  columns: string[];
  by(alias?: string): string;
}

/** The order of a list, ties always by id in the same direction, so that an index can be walked. */
export function orderSql({ sort }: ListQuery, { table, tables, language }: ListScope): Order {
  const idAt = sort.findIndex(({ field }) => field === 'id');
  // Nothing that stands behind the id decides anything.
  const keys = idAt === -1 ? sort : sort.slice(0, idAt);
  const tie = (sort[idAt] ?? sort.at(-1))?.direction ?? 'desc';
  const terms = keys.map(({ field: key, direction }, index) => ({
    name: `sort_${index}`,
    expression: sortExpression(table, key, language),
    suffix: `${direction}${table.nullable.has(key) ? ' nulls last' : ''}`,
  }));
  // By their record, rows stand as it has them.
  if (idAt === -1 && isRowsOrder(table, tables, keys.at(-1)?.field))
    terms.push({ name: 'sort_row', expression: `record.${columnOf(table, 'position')}`, suffix: 'asc' });
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
  const type = table.resource.fields[key]?.type;
  const column = `record.${columnOf(table, type === 'bilingual' ? halfKey(key, language) : key)}`;
  switch (type) {
    case 'bilingual':
    case 'text':
    case 'longText':
      return `fold_text(${column}) collate "C"`;
    case 'email':
    case 'phone':
    case 'url':
    case 'select':
      return `${column} collate "C"`;
    case 'number':
    case 'boolean':
    case 'date':
    case 'dateTime':
    case 'reference':
    case undefined: // one of the record's own columns
      return column;
    case 'references':
    case 'image':
    case 'files':
    case 'hours':
    case 'rows':
    case 'password':
      throw new Error(`A ${type} field has no order`); // `checkResource` refuses one that says it has
  }
}
