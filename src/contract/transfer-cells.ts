import { emptyValue } from './field-schemas.ts';
import type { Field } from './fields.ts';
import type { Language } from './language.ts';
import { hoursCell, hoursOfCell } from './opening-hours.ts';
import { asciiDigits, foldText, withoutInvisible } from './text-folding.ts';

const YES_OR_NO = { true: { ar: 'نعم', en: 'Yes' }, false: { ar: 'لا', en: 'No' } } as const;

/**
 * A value as a cell of a file shows it: the words of an option, yes or no, numbers of records in a row, and
 * everything else as it is. A number stays one, so that a sheet can add it up.
 * @param field the value's field; `null` for a record's number, time or name
 */
export function cellOf(field: Field | null, value: unknown, language: Language): string | number {
  if (value === null || value === undefined) return '';
  if (field?.type === 'select') return field.options[String(value)]?.[language] ?? String(value);
  if (typeof value === 'boolean') return YES_OR_NO[value ? 'true' : 'false'][language];
  if (typeof value === 'number') return value;
  if (Array.isArray(value) && field?.type === 'references') return value.join(', ');
  if (field?.type === 'hours') return hoursCell(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * What a cell of an imported file says, as a body of the API would carry it. It does not judge: what makes no
 * sense stays as it is, and the field's own schema refuses it.
 */
export function valueOfCell(field: Field, cell: string): unknown {
  const text = cell.trim();
  if (text === '') return emptyValue(field);
  switch (field.type) {
    case 'number':
    case 'reference':
      return numberOf(text);
    case 'references':
      return text
        .split(/[,،;\s]+/)
        .filter(Boolean)
        .map(numberOf);
    case 'boolean':
      return booleanOf(text);
    case 'select':
      return optionOf(field.options, text);
    case 'date':
      return asciiDigits(withoutInvisible(text));
    case 'dateTime':
      return text;
    case 'hours':
      return hoursOfCell(text);
    case 'text':
    case 'longText':
    case 'bilingual':
    case 'email':
    case 'phone':
    case 'url':
    case 'image':
    case 'files':
    case 'rows':
    case 'password':
      return cell;
  }
}

/** Digits of either script, with thousands marked or not. */
function numberOf(text: string): number | string {
  const plain = asciiDigits(withoutInvisible(text))
    .replaceAll('٫', '.')
    .replace(/[,٬](?=\d{3}\b)/g, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

function booleanOf(text: string): boolean | string {
  const folded = foldText(text);
  for (const value of [true, false]) {
    const { ar, en } = YES_OR_NO[value ? 'true' : 'false'];
    if ([String(value), value ? '1' : '0', ar, en].some((word) => foldText(word) === folded)) return value;
  }
  return text;
}

/** An option by its key or by its words in either language. */
function optionOf(options: Extract<Field, { type: 'select' }>['options'], text: string): string {
  const folded = foldText(text);
  const found = Object.entries(options).find(([key, { ar, en }]) =>
    [key, ar, en].some((word) => foldText(word) === folded),
  );
  return found?.[0] ?? text;
}
