import type { AnyResource } from './define-resource.ts';

/** The name of a record, in the reader's language; its number where it has none. */
export function titleOf(resource: AnyResource, record: Readonly<Record<string, unknown>>): string {
  const title = record[resource.title];
  return typeof title === 'string' && title.trim() !== '' ? title : `#${String(record['id'])}`;
}
