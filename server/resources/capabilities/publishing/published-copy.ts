import { halfKey } from '#contract/field-keys.ts';
import { isLocalized, isStored, kindOf, wireKeys } from '#contract/field-kinds.ts';
import { isSearchable } from '#contract/fields.ts';
import { type Language, otherLanguage } from '#contract/language.ts';
import { type RecordTable, columnOf } from '../../record-table.ts';

/** What a record has beside what is written in it, as has what the host keeps: a copy leaves it to the record. */
const OWN_KEYS = ['id', 'version', 'createdAt', 'updatedAt', 'deletedAt'] as const;

const leftKeys = ({ resource }: RecordTable): string[] => [
  ...OWN_KEYS,
  ...Object.entries(resource.fields).flatMap(([key, field]) =>
    field.writeBy === 'server' ? wireKeys(key, field) : [],
  ),
];

/**
 * The copy of `record` that is published in a language, as SQL: its columns, of texts in both languages only those of
 * this one, and what a search looks into made of these alone.
 */
export function copySql(table: RecordTable, language: Language): string {
  const fields = Object.entries(table.resource.fields).filter(([, field]) => isStored(field));
  const others = fields
    .filter(([, field]) => isLocalized(field))
    .map(([key]) => `${literal(table, halfKey(key, otherLanguage(language)))}, ''`);
  const searched = fields
    .filter(([, field]) => isSearchable(field))
    .flatMap(([key, field]) => (isLocalized(field) ? [halfKey(key, language)] : wireKeys(key, field)))
    .map((key) => `record.${columnOf(table, key)}`);
  const search = searched.length > 0 ? [`'search', fold_text(${searched.join(` || ' ' || `)})`] : [];
  const own = leftKeys(table)
    .map((key) => literal(table, key))
    .join(', ');
  return `((to_jsonb(record) - array[${own}]) || jsonb_build_object(${[...others, ...search].join(', ')}))`;
}

/**
 * The copy of `publication` as it is read, as SQL: a column that came after it is empty in it, whatever the draft says.
 * One that can never be empty is missing still, and is the record's.
 */
export function readCopySql(table: RecordTable): string {
  const left = leftKeys(table);
  const kinds = new Map(
    Object.entries(table.resource.fields).flatMap(([key, field]) =>
      wireKeys(key, field).map((wireKey) => [wireKey, kindOf(field)] as const),
    ),
  );
  function emptyOf(key: string): unknown {
    if (table.defaults.has(key)) return table.defaults.get(key);
    if (table.nullable.has(key)) return null;
    return key === 'search' ? '' : (kinds.get(key)?.empty ?? undefined);
  }
  const empty = [...table.columns]
    .filter(([key]) => !left.includes(key))
    .map(([key, column]) => [column.replaceAll('"', ''), emptyOf(key)]);
  // A value that is undefined leaves its key out.
  const text = JSON.stringify(Object.fromEntries(empty)).replaceAll("'", "''");
  return `('${text}'::jsonb || publication.copy)`;
}

/**
 * What the public reads in the place of the table: of every record that is published in the language its copy. It came
 * when it was first published, and was changed when it was published last.
 */
export function publishedSql(table: RecordTable, language: Language): string {
  const given: Readonly<Record<string, string>> = {
    id: `origin.${columnOf(table, 'id')}`,
    deletedAt: `origin.${columnOf(table, 'deletedAt')}`,
    version: 'publication.version',
    createdAt: 'publication.first_published_at',
    updatedAt: 'publication.published_at',
    // What is being written is nobody's to know: only that a language is there.
    ...Object.fromEntries(
      Object.entries(table.resource.publishing?.states ?? {}).map(([of, key]) => [key, shownSql(of)]),
    ),
  };
  function shownSql(of: string): string {
    if (of === language) return `'published'`;
    return `case when exists (select 1 from publications other where other.resource = '${table.resource.name}'
and other.record_id = origin.id and other.language = '${of}' and other.copy is not null) then 'published' else 'draft' end`;
  }
  const columns = [...table.columns].map(
    ([key, column]) => `${given[key] ?? `copied.${column}`} as ${column}`,
  );
  return `select ${columns.join(', ')} from ${table.name} origin
join publications publication on publication.resource = '${table.resource.name}' and publication.record_id = origin.id
and publication.language = '${language}' and publication.copy is not null
cross join lateral jsonb_populate_record(origin, ${readCopySql(table)}) copied`;
}

/** The name of a column as a text of SQL. */
const literal = (table: RecordTable, key: string): string =>
  `'${columnOf(table, key).replaceAll('"', '').replaceAll("'", "''")}'`;
