import { type Column, columns } from './columns.ts';
import { camelOf, snakeOf } from './names.ts';
import type { NewField } from './read-field.ts';

/** What a table has beside the columns of its fields. */
interface Frame {
  /** The columns that come first, and what they use. */
  readonly head: string;
  /** The indexes, as lines. */
  readonly indexes: readonly string[];
  readonly uses: readonly Column['uses'][];
  /** The columns that come last. */
  readonly tail: readonly string[];
}

const RECORD_COLUMNS = '../record-columns.ts';

/** The table of a resource: the columns of its fields, its trash, its search. */
export function resourceTableSource(name: string, fields: readonly NewField[], title: string): string {
  const searched = fields.flatMap((field) =>
    field.key === title ? (columnOf(field, name).searched ?? []) : [],
  );
  return tableSource(name, fields, {
    head: '...recordColumns(),',
    tail: [`search: searchColumn(${searched.map((column) => `'${column}'`).join(', ')}),`],
    indexes: ['...listIndexes(definition, table),', `searchIndex('${snakeOf(name)}'),`],
    uses: [{ [RECORD_COLUMNS]: ['listIndexes', 'recordColumns', 'searchColumn', 'searchIndex'] }],
  });
}

/** The file of a table. */
export function tableSource(name: string, fields: readonly NewField[], frame: Frame): string {
  const made = fields.map((field) => columnOf(field, name));
  const indexes = [...frame.indexes, ...made.flatMap(({ index }) => index ?? [])];
  const own = {
    'drizzle-orm/pg-core': ['pgTable'],
    [`#resources/${name}.ts`]: [`${camelOf(name)} as definition`],
    [RECORD_COLUMNS]: ['resourceTable'],
  };
  return `${importsOf([own, ...frame.uses, ...made.map(({ uses }) => uses)])}

export const ${camelOf(name)} = resourceTable(
  definition,
  pgTable('${snakeOf(name)}', {
    ${[frame.head, ...made.map(({ source }) => source), ...frame.tail].join('\n    ')}
  }, (table) => [${indexes.join(' ')}]),
);
`;
}

function columnOf(field: NewField, name: string): Column {
  const column = columns[field.type];
  if (!column) throw new Error(`A field of kind ${field.type} has no column`);
  return column(field, snakeOf(name));
}

/** One import for each module, packages before the project's own files. */
function importsOf(uses: readonly Column['uses'][]): string {
  const modules = [...new Set(uses.flatMap((use) => Object.keys(use)))];
  const depth = (module: string) => ['#', '.'].indexOf(module.charAt(0));
  return modules
    .toSorted((a, b) => depth(a) - depth(b))
    .map((module) => {
      const names = [...new Set(uses.flatMap((use) => use[module] ?? []))].toSorted();
      return `import { ${names.join(', ')} } from '${module}';`;
    })
    .join('\n');
}
