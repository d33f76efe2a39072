import type { AnyResource } from './define-resource.ts';
import { labelKey } from './field-keys.ts';

/** The name of a record, in the reader's language, or of what its title points at; its number where it has none. */
export function titleOf(resource: AnyResource, record: Readonly<Record<string, unknown>>): string {
  const names = [record[resource.title], record[labelKey(resource.title)]];
  const title = names.find((name) => typeof name === 'string' && name.trim() !== '');
  return typeof title === 'string' ? title : `#${String(record['id'])}`;
}

/** The name of whoever a record belongs to, in the reader's language; empty where it belongs to nobody. */
export function ownerNameOf({ owner }: AnyResource, record: Readonly<Record<string, unknown>>): string {
  const name = owner === undefined ? '' : record[labelKey(owner)];
  return typeof name === 'string' ? name : '';
}
