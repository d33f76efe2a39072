import { kindOf } from '#contract/field-kinds.ts';
import { localizedTextSource } from './names.ts';
import type { NewField } from './read-field.ts';

/** What is written with every field of a definition, beside what was asked for. */
interface FieldContext {
  /** The key of the text that names a record. */
  readonly title: string;
  /** One option more, such as `writeBy: byClient`. */
  readonly more?: string;
}

/** The field that names a record: the first text that is never empty. */
export const titleOf = (fields: readonly NewField[]): NewField | undefined =>
  fields.find(({ type, optional }) => !optional && (type === 'text' || type === 'bilingual'));

/** May a list be filtered by it? */
export const isFilterable = (field: NewField): boolean => kindOf(field).filter !== null;

/** The source of one field in a definition. */
export function fieldSource(field: NewField, { title, more }: FieldContext): string {
  const { key, type, label, to, options } = field;
  const parts = [
    `label: ${localizedTextSource(label)}`,
    to && `to: '${to}'`,
    options && `options: { ${optionsSource(options)} }`,
    field.long && 'long: true',
    optionalSource(field),
    key === title && 'searchable: true, sortable: true',
    isFilterable(field) && 'filterable: true',
    more,
  ];
  return `${key}: ${type}({ ${parts.filter(Boolean).join(', ')} }),`;
}

function optionalSource({ type, optional }: NewField): string | false {
  // A text in two languages may be empty in one of them; what is ticked or not is never missing.
  if (type === 'bilingual') return optional && `languages: 'any'`;
  return optional && type !== 'boolean' && 'optional: true';
}

const optionsSource = (options: NonNullable<NewField['options']>): string =>
  Object.entries(options)
    .map(([value, words]) => `${value}: ${localizedTextSource(words)}`)
    .join(', ');
