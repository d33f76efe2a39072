import type { AnyResource } from './define-resource.ts';
import { namesRecord } from './field-kinds.ts';
import { labelKey } from './field-keys.ts';

/** The name of a record, in the reader's language; its number where it has none. */
export function titleOf(resource: AnyResource, record: Readonly<Record<string, unknown>>): string {
  const title = record[resource.title];
  return typeof title === 'string' && title.trim() !== '' ? title : `#${String(record['id'])}`;
}

/** What tells a record apart from others of its name, in the reader's language: what stands under the title in its list. */
export const detailsOf = (resource: AnyResource, record: Readonly<Record<string, unknown>>): string[] =>
  resource.list.under
    .map((key) => record[namesRecord(resource, key) ? labelKey(key) : key])
    .filter((value) => typeof value === 'string')
    .filter((text) => text.trim() !== '');
