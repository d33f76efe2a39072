import { kindOf } from './field-kinds.ts';
import type { Field } from './fields.ts';
import type { Language } from './language.ts';

/**
 * A value as a cell of a file shows it: the words of an option, yes or no, numbers of records in a row, and
 * everything else as it is. A number stays one, so that a sheet can add it up.
 * @param field the value's field; `null` for a record's number, time or name
 */
export function cellOf(field: Field | null, value: unknown, language: Language): string | number {
  if (value === null || value === undefined) return '';
  const transfer = field && kindOf(field).transfer;
  if (transfer) return transfer.cell(value, field, language);
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}

/**
 * What a cell of an imported file says, as a body of the API would carry it. It does not judge: what makes no
 * sense stays as it is, and the field's own schema refuses it.
 */
export function valueOfCell(field: Field, cell: string): unknown {
  const { transfer, empty } = kindOf(field);
  const text = cell.trim();
  if (text === '') return empty;
  return transfer ? transfer.read(cell, field) : cell;
}
