import type { AnyResource } from './define-resource.ts';
import type { MomentKey } from './definition-keys.ts';
import { type Field, dateTime } from './fields.ts';

/** The times that every record has. */
export const MOMENT_KEYS: readonly MomentKey[] = ['createdAt', 'updatedAt'];

/**
 * What a list is filtered by under a key: one of its fields, or one of the times that every record has, which is filtered
 * as a field of that kind is, in the words that the definition has for it. Undefined: there is no such filter.
 */
export function filterField(resource: AnyResource, key: string): Field | undefined {
  const moment = MOMENT_KEYS.find((own) => own === key);
  return resource.fields[key] ?? (moment && dateTime({ label: resource.recordLabels[moment] }));
}
