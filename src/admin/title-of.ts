import type { AnyResource } from '#contract/define-resource.ts';
import type { AnyRecord } from '#providers/records.ts';

/** The name of a record, in the reader's language; its number where it has none. */
export function titleOf(resource: AnyResource, record: AnyRecord): string {
  const title = record[resource.title];
  return typeof title === 'string' && title.trim() !== '' ? title : `#${record.id}`;
}
