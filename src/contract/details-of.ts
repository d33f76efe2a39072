import type { AnyResource } from './define-resource.ts';
import { labelKey } from './field-keys.ts';
import { kindOf, namesRecord } from './field-kinds.ts';
import { FIRM_ZONE } from './firm-zone.ts';
import { dateFormatter, dayLocale } from './formatters.ts';
import type { Language } from './language.ts';

/** What tells a record apart from others of its name, in the reader's language: what stands under the title in its list. */
export const detailsOf = (
  resource: AnyResource,
  record: Readonly<Record<string, unknown>>,
  language: Language,
): string[] =>
  resource.list.under
    .map((key) =>
      namesRecord(resource, key) ? record[labelKey(key)] : wordsOf(resource, key, { record, language }),
    )
    .filter((value) => typeof value === 'string')
    .filter((text) => text.trim() !== '');

/** Can records of one name be told apart by what stands under it? Where none can have a namesake, nothing does. */
export const haveDetails = ({ list }: Pick<AnyResource, 'list'>): boolean => list.under.length > 0;

interface Read {
  record: Readonly<Record<string, unknown>>;
  language: Language;
}

/** A value as people say it: an option by its name, a day with its month. */
function wordsOf(resource: AnyResource, key: string, { record, language }: Read): unknown {
  const [field, value] = [resource.fields[key], record[key]];
  const transfer = field && kindOf(field).transfer;
  if (!transfer || typeof value !== 'string' || value === '') return value;
  if (!transfer.sheet) return transfer.cell(value, field, language);
  return dateFormatter(dayLocale(language, FIRM_ZONE), {
    dateStyle: 'long',
    timeZone: FIRM_ZONE,
  }).format(new Date(value));
}
