import type { AnyResource } from './define-resource.ts';
import type { RecordKey } from './definition-keys.ts';
import { isReadableBy, isWritableBy } from './field-rights.ts';
import { arabicKey, labelKey } from './field-keys.ts';
import { isLocalized, isNamed, kindOf, wireKeys } from './field-kinds.ts';
import type { SheetCell } from './field-kind.ts';
import type { Field } from './fields.ts';
import type { Language, LocalizedText } from './language.ts';
import type { Role } from './roles.ts';
import { foldText } from './text-folding.ts';

/** One column of an exported or imported file. */
export interface TransferColumn {
  /** The key of the definition that it is a column of. */
  readonly of: string;
  /** The key of the wire. */
  readonly key: string;
  /** `null`: the record's number, a time, or the name of a referenced record. */
  readonly field: Field | null;
  readonly label: LocalizedText;
  /** Written by an import; the others are there for people to read. */
  readonly isWritten: boolean;
  /** The key of the reference whose record's name it shows, where an import writes that. Default: of none. */
  readonly nameOf?: string;
  /** What its cells are in a workbook. Default: texts or numbers. */
  readonly sheet?: SheetCell;
}

const HALVES = { ar: { ar: 'بالعربية', en: 'Arabic' }, en: { ar: 'بالإنجليزية', en: 'English' } } as const;

/**
 * The columns of a resource's files, in the order of its fields: its number, every value that this role may read
 * (a bilingual text in two columns, a reference as its number with the name beside it), and its times.
 * @param role the reader: what may not be read has no column, what may not be written is not imported
 */
export function transferColumns(resource: AnyResource, role: Role | null): TransferColumn[] {
  const { recordLabels } = resource;
  const fixed = (key: RecordKey): TransferColumn => ({
    key,
    of: key,
    field: null,
    label: recordLabels[key],
    isWritten: false,
    ...(key === 'id' ? {} : { sheet: 'moment' }),
  });
  return [
    fixed('id'),
    ...Object.entries(resource.fields)
      .filter(([, field]) => kindOf(field).transfer !== null && isReadableBy(field, role))
      .flatMap(([key, field]) => columnsOf(key, field, isWritableBy(field, role))),
    fixed('createdAt'),
    fixed('updatedAt'),
  ];
}

function columnsOf(key: string, field: Field, isWritten: boolean): TransferColumn[] {
  const { label } = field;
  if (isLocalized(field)) {
    return wireKeys(key, field).map((wireKey) => {
      const half = HALVES[wireKey === arabicKey(key) ? 'ar' : 'en'];
      return {
        key: wireKey,
        of: key,
        field,
        label: { ar: `${label.ar} ${half.ar}`, en: `${label.en} (${half.en})` },
        isWritten,
      };
    });
  }
  const sheet = kindOf(field).transfer?.sheet;
  // A moment that is written goes out as the import reads it, whatever clock a sheet is on.
  const isTyped = sheet !== undefined && !(sheet === 'moment' && isWritten);
  if (!isNamed(field)) return [{ key, of: key, field, label, isWritten, ...(isTyped ? { sheet } : {}) }];
  return [
    { key, of: key, field, label: { ar: `رقم ${label.ar}`, en: `${label.en} no.` }, isWritten },
    { key: labelKey(key), of: key, field: null, label, isWritten: false, ...(isWritten && { nameOf: key }) },
  ];
}

/**
 * Of a file's columns those that somebody chose by their keys in the definition, in that order, behind the record's
 * number, by which an import finds it again.
 */
export const chosenColumns = (columns: readonly TransferColumn[], chosen: readonly string[]) =>
  [...new Set(['id', ...chosen])].flatMap((key) => columns.filter(({ of }) => of === key));

/** The head of a column: both languages, the reader's first, so that either of them can work with the file. */
export const columnHead = ({ label }: TransferColumn, language: Language): string =>
  language === 'ar' ? `${label.ar} | ${label.en}` : `${label.en} | ${label.ar}`;

/**
 * Finds the column that a head of an imported file means: as an export writes it, in one language alone, or by
 * its key; letter case, hamza and spaces make no difference.
 * @returns the column of each head; `null` for a head that means none
 */
export function columnsOfHeads(
  columns: readonly TransferColumn[],
  heads: readonly string[],
): (TransferColumn | null)[] {
  const known = new Map<string, TransferColumn>();
  for (const column of columns) {
    const { ar, en } = column.label;
    for (const name of [columnHead(column, 'ar'), columnHead(column, 'en'), ar, en, column.key]) {
      const folded = foldText(name);
      if (!known.has(folded)) known.set(folded, column);
    }
  }
  return heads.map((head) => known.get(foldText(head)) ?? null);
}
