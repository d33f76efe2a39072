import type { Action } from './define-resource.ts';
import type { LocalizedText } from './language.ts';

/** What an action is called for this record. */
export const actionLabel = (
  { label, to, again, stateField }: Action,
  record: Readonly<Record<string, unknown>>,
): LocalizedText => (again && stateField !== undefined && record[stateField] === to ? again : label);

/** Whether a field has one of these values; of several records, whether some of them may have. */
type MayBe = (field: string, values: readonly unknown[]) => boolean;

/** Does the state allow an action? Every state allows one that is no move. */
export const startsHere = ({ from, stateField }: Action, mayBe: MayBe): boolean =>
  !from || (stateField !== undefined && mayBe(stateField, from));

/** Asks the values of one record. */
export const valuesOf =
  (record: Readonly<Record<string, unknown>>): MayBe =>
  (field, values) =>
    values.includes(record[field]);

/** Is an action offered, as far as the values of fields decide it? */
export const isOffered = (action: Action, mayBe: MayBe): boolean =>
  startsHere(action, mayBe) &&
  (!action.showWhen || mayBe(action.showWhen.field, [action.showWhen.is])) &&
  (action.needs === undefined || !mayBe(action.needs, [null]));
