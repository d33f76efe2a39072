import type { FieldType } from '#contract/fields.ts';
import { camelOf, snakeOf } from './names.ts';
import type { NewField } from './read-field.ts';

/** What a field is in the file of its table. */
export interface Column {
  /** Its lines in the table. */
  readonly source: string;
  /** What they use, by the module that has it. */
  readonly uses: Readonly<Record<string, readonly string[]>>;
  /** What the list's search looks into. */
  readonly searched?: readonly string[];
  /** Lines of the table's indexes. */
  readonly index?: string;
}

type ColumnOf = (field: NewField, table: string) => Column;

const DRIZZLE = 'drizzle-orm/pg-core';
const RECORD_COLUMNS = '../record-columns.ts';

const notNull = ({ optional }: NewField): string => (optional ? '' : '.notNull()');

const textColumn: ColumnOf = ({ key }) => ({
  source: `${key}: text('${snakeOf(key)}').notNull(),`,
  uses: { [DRIZZLE]: ['text'] },
  searched: [snakeOf(key)],
});

const bilingualColumns: ColumnOf = ({ key }) => {
  const halves = [`${key}Ar`, `${key}En`];
  return {
    source: halves.map((half) => `${half}: text('${snakeOf(half)}').notNull(),`).join('\n'),
    uses: { [DRIZZLE]: ['text'] },
    searched: halves.map(snakeOf),
  };
};

const integerColumn: ColumnOf = (field) => ({
  source: `${field.key}: integer('${snakeOf(field.key)}')${notNull(field)},`,
  uses: { [DRIZZLE]: ['integer'] },
});

const booleanColumn: ColumnOf = ({ key }) => ({
  source: `${key}: boolean('${snakeOf(key)}').notNull().default(false),`,
  uses: { [DRIZZLE]: ['boolean'] },
});

const dayColumn: ColumnOf = (field) => ({
  source: `${field.key}: date('${snakeOf(field.key)}', { mode: 'string' })${notNull(field)},`,
  uses: { [DRIZZLE]: ['date'] },
});

const momentColumn: ColumnOf = (field) => ({
  source: `${field.key}: moment('${snakeOf(field.key)}')${notNull(field)},`,
  uses: { [RECORD_COLUMNS]: ['moment'] },
});

const optionColumn: ColumnOf = (field) => ({
  source: `${field.key}: text('${snakeOf(field.key)}', { enum: optionsOf(definition.fields.${field.key}) })${notNull(field)},`,
  uses: { [DRIZZLE]: ['text'], '#contract/fields.ts': ['optionsOf'] },
});

const referenceColumn: ColumnOf = (field, table) => {
  const { key, to = '' } = field;
  return {
    source: `${key}: integer('${snakeOf(key)}')${notNull(field)}.references(() => ${camelOf(to)}.id),`,
    uses: { [DRIZZLE]: ['index', 'integer'], [`./${to}.ts`]: [camelOf(to)] },
    index: `index('${table}_${snakeOf(key)}').on(table.${key}),`,
  };
};

const idsColumn: ColumnOf = ({ key }) => ({
  source: `${key}: integer('${snakeOf(key)}').array().notNull(),`,
  uses: { [DRIZZLE]: ['integer'] },
});

const pictureColumn: ColumnOf = (field) => ({
  source: `${field.key}: imageColumn('${snakeOf(field.key)}')${notNull(field)},`,
  uses: { [RECORD_COLUMNS]: ['imageColumn'] },
});

const moneyColumn: ColumnOf = (field) => ({
  source: `${field.key}: jsonb('${snakeOf(field.key)}').$type<Money>()${notNull(field)},`,
  uses: { [DRIZZLE]: ['jsonb'], '#contract/kinds/money.ts': ['type Money'] },
});

/** A week without hours is an empty list. */
const hoursColumn: ColumnOf = ({ key }) => ({
  source: `${key}: jsonb('${snakeOf(key)}').$type<OpenInterval[]>().notNull(),`,
  uses: { [DRIZZLE]: ['jsonb'], '#contract/week.ts': ['type OpenInterval'] },
});

/** The column of every kind of field; `null`: it has none, and what it has instead is not made here. */
export const columns: { readonly [T in FieldType]: ColumnOf | null } = {
  text: textColumn,
  longText: textColumn,
  bilingual: bilingualColumns,
  email: textColumn,
  phone: textColumn,
  url: textColumn,
  number: integerColumn,
  money: moneyColumn,
  boolean: booleanColumn,
  date: dayColumn,
  dateTime: momentColumn,
  hours: hoursColumn,
  select: optionColumn,
  reference: referenceColumn,
  references: idsColumn,
  image: pictureColumn,
  files: null,
  rows: null,
  password: null,
};
