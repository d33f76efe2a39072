import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { isWritableBy } from '#contract/field-rights.ts';
import type { Field } from '#contract/fields.ts';
import type { FieldIssues } from '#contract/errors.ts';
import { mayImport } from '#contract/import-grant.ts';
import type { PasswordPolicy } from '#contract/password-policy.ts';
import { checkCreate, checkUpdate } from '#contract/body-schemas.ts';
import { isSame } from '#contract/changed-values.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { Role } from '#contract/roles.ts';
import { asciiDigits } from '#contract/text-folding.ts';
import { cellOf, valueOfCell } from '#contract/transfer-cells.ts';
import { type FileColumns, cellUnder } from './cell-under.ts';
import { chosenByName } from './chosen-by-name.ts';
import { isOlder } from './is-older.ts';
import type { NamedRecords } from './named-records.ts';
import type { FileRow } from './read-file.ts';

/** What is to become of one row. */
export type RowPlan =
  | { kind: 'create'; number: number; written: Values }
  | { kind: 'update'; number: number; id: number; version: number; written: Values }
  | { kind: 'same'; number: number }
  | { kind: 'wrong'; number: number; issues: FieldIssues }
  | { kind: 'refused'; number: number; code: 'notFound' | 'forbidden' };

interface Plan {
  resource: AnyResource;
  role: Role | null;
  policy: PasswordPolicy;
  columns: FileColumns;
  /** The records that the rows name, by id. */
  present: ReadonlyMap<number, Values>;
  /** The same in the other language, in which names of references may stand in the file; without such names it is not read. */
  otherwise: ReadonlyMap<number, Values>;
  /** The records that rows name without their numbers. */
  named: NamedRecords;
  /** The zone of the clock that an export tells the times of a record by. */
  zoneOf: (record: Values) => string;
  /** When whoever sends the file was told what it would change; `null` when nobody was. */
  toldAt: Date | null;
}

/**
 * The id that a row names: `null` for a row without one, which is a new record.
 * @returns 0 for what can be no id
 */
export function idOfRow(row: FileRow, columns: FileColumns): number | null {
  const cell = asciiDigits(cellUnder('id', row, columns));
  if (cell === '') return null;
  const id = /^#?\d{1,10}$/.test(cell) ? Number(cell.replace('#', '')) : 0;
  return id < 2 ** 31 ? id : 0;
}

/** Holds every row against the rules that a single record is held against. The database is not asked. */
export function planRows(rows: readonly FileRow[], plan: Plan): RowPlan[] {
  const seen = new Set<number>();
  return rows.map((row): RowPlan => {
    const { number } = row;
    const id = idOfRow(row, plan.columns);
    if (id === null) return planNew(row, plan);
    if (seen.has(id)) return { kind: 'wrong', number, issues: { id: { code: 'rowTwice' } } };
    seen.add(id);
    const before = plan.present.get(id);
    return before ? planKnown(row, id, before, plan) : { kind: 'refused', number, code: 'notFound' };
  });
}

function planNew(row: FileRow, { resource, role, policy, columns, named }: Plan): RowPlan {
  const { number } = row;
  if (!mayImport(resource, 'create', role)) return { kind: 'refused', number, code: 'forbidden' };
  const unsaid = Object.entries(resource.fields)
    .filter(([, field]) => isImportedSo(field) && isWritableBy(field, role))
    .map(([key]) => [key, true]);
  const said = writtenCells(row, columns)
    .map(({ key, field, cell }) => ({ key, field, value: valueOfCell(field, cell) }))
    // A new row begins with what was exported of another record: its no says nothing of this one.
    .filter(({ field, value }) => !isImportedSo(field) || value !== false)
    .map(({ key, value }) => [key, value]);
  const given: Values = Object.fromEntries([...unsaid, ...said]);
  const { chosen, issues } = chosenByName(row, { resource, columns, named, given, known: [] });
  if (Object.keys(issues).length > 0) return { kind: 'wrong', number, issues };
  const checked = checkCreate(resource, { ...given, ...chosen }, { role, policy });
  if (!checked.isValid) return { kind: 'wrong', number, issues: checked.issues };
  return { kind: 'create', number, written: checked.value };
}

function planKnown(
  row: FileRow,
  id: number,
  before: Values,
  { resource, role, policy, columns, otherwise, named, zoneOf, toldAt }: Plan,
): RowPlan {
  const { number } = row;
  const changed = Object.fromEntries(
    writtenCells(row, columns)
      .filter(({ field }) => !field.onlyNew)
      // A cell that says what the record says is no change, also where today's rules would refuse it.
      .filter(({ key, field, cell }) =>
        (['ar', 'en'] as const).every((language) => String(cellOf(field, before[key], language)) !== cell),
      )
      .map(({ key, field, cell }) => [key, valueOfCell(field, cell)]),
  );
  const known = [before, otherwise.get(id) ?? {}];
  const { chosen, issues } = chosenByName(row, { resource, columns, named, given: changed, known });
  if (Object.keys(issues).length > 0) return { kind: 'wrong', number, issues };
  const given = { ...changed, ...chosen };
  if (Object.keys(given).length === 0) return { kind: 'same', number };
  const checked = checkUpdate(resource, { ...given, id }, { role, policy });
  if (!checked.isValid) return { kind: 'wrong', number, issues: checked.issues };
  const { id: _id, ...values } = checked.value as Values;
  const written = Object.fromEntries(
    Object.entries(values).filter(([key, value]) => !isSame(value, before[key])),
  );
  if (Object.keys(written).length === 0) return { kind: 'same', number };
  if (!mayImport(resource, 'update', role)) return { kind: 'refused', number, code: 'forbidden' };
  const { updatedAt, version } = baseSchema.parse(before);
  // A cell that nobody has touched says what stood there before a colleague changed it.
  if (isOlder(cellUnder('updatedAt', row, columns), updatedAt, zoneOf(before)))
    return { kind: 'wrong', number, issues: { updatedAt: { code: 'changedSinceExport' } } };
  // What a colleague has saved since would be taken back unseen.
  if (toldAt !== null && new Date(updatedAt) >= toldAt)
    return { kind: 'wrong', number, issues: { id: { code: 'changedSince' } } };
  return { kind: 'update', number, id, version, written };
}

const baseSchema = z.object({ updatedAt: z.string(), version: z.number() });

const isImportedSo = (field: Field): boolean => 'imported' in field && field.imported === true;

const writtenCells = ({ cells }: FileRow, columns: FileColumns) =>
  columns.flatMap((column, at) =>
    column?.isWritten && column.field
      ? [{ key: column.key, field: column.field, cell: cells[at] ?? '' }]
      : [],
  );
