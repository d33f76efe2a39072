import type { Action } from './define-resource.ts';
import type { LocalizedText } from './language.ts';

/** What an action is called for this record. */
export const actionLabel = (
  { label, to, again, stateField }: Action,
  record: Readonly<Record<string, unknown>>,
): LocalizedText => (again && stateField !== undefined && record[stateField] === to ? again : label);

/**
 * Is an action offered, as far as the values of fields decide it?
 * @param mayBe whether a field has one of these values; of several records, whether some of them may have
 */
export const isOffered = (
  { from, stateField, showWhen }: Action,
  mayBe: (field: string, values: readonly unknown[]) => boolean,
): boolean =>
  (!from || stateField === undefined || mayBe(stateField, from)) &&
  (!showWhen || mayBe(showWhen.field, [showWhen.is]));
