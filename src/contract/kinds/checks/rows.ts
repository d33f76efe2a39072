import type { FieldCheck } from '../../field-check.ts';
import { countKey } from '../../field-keys.ts';
import type { RowsField } from '../rows.ts';

export const rows: FieldCheck<RowsField> = function* (
  { of, by, min, max, searchable, publicIn },
  { key, resource: { name, fields }, names },
) {
  if (!names.includes(of.name)) yield ['rows-unknown', `there is no resource ${of.name}`];
  const reference = of.fields[by];
  if (reference?.type !== 'reference' || reference.to !== name || reference.optional)
    yield ['rows-by', `${of.name}.${by} is not its required reference to ${name}`];
  const own = Object.values(of.fields);
  if (own.some(({ type }) => type === 'rows')) yield ['rows-nested', 'rows have no rows of their own'];
  if (own.some(({ type }) => type === 'files')) yield ['rows-files', 'rows have no files'];
  if (own.some(({ type }) => type === 'password')) yield ['rows-password', 'rows have no passwords'];
  if (searchable && !own.some((field) => 'searchable' in field && field.searchable))
    yield ['rows-search', `no field of ${of.name} is searchable`];
  if (publicIn ?? of.publicIn ?? of.publicWhen ?? own.find((field) => field.publicIn))
    yield ['rows-public', 'rows are as public as the record that they belong to'];
  if (countKey(key) in fields) yield ['rows-count', `${countKey(key)} is how many rows there are`];
  const isWrittenAlone = [of.access.create, of.access.update, of.access.delete].some(
    (grant) => grant !== false,
  );
  if ((min !== undefined || max !== undefined) && isWrittenAlone)
    yield ['rows-limits', `${of.name} can be written by itself, past these limits`];
};
