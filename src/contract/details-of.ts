import type { AnyResource } from './define-resource.ts';
import { labelKey } from './field-keys.ts';
import { namesRecord } from './field-kinds.ts';

/** What tells a record apart from others of its name, in the reader's language: what stands under the title in its list. */
export const detailsOf = (resource: AnyResource, record: Readonly<Record<string, unknown>>): string[] =>
  resource.list.under
    .map((key) => record[namesRecord(resource, key) ? labelKey(key) : key])
    .filter((value) => typeof value === 'string')
    .filter((text) => text.trim() !== '');
