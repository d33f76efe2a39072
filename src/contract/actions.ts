import type { Grant } from './access.ts';
import type { FieldMap } from './fields.ts';
import type { LocalizedText } from './language.ts';
import { type ShowWhen, shownValues } from './show-when.ts';

/** A named operation beyond the five: an endpoint, a button, a form and an access rule from one entry. */
export interface Action {
  readonly label: LocalizedText;
  /** Asked before it runs. Default: runs at once. */
  readonly confirm?: LocalizedText;
  readonly access: Grant;
  /** What the person fills in before it runs. Default: nothing. */
  readonly input?: FieldMap;
  /** Offered only while it holds. Default: always. */
  readonly showWhen?: ShowWhen;
  /** Offered only while this field of the record says something. Default: always. */
  readonly needs?: string;
  /**
   * Warns, as it is filled in, of another record with the same `who` within these minutes of `when`. With `hours` the
   * host decides: it says whether they are taken then and what else speaks against the time, such as their hours; the
   * records found beside it only name who has them. A value that is not filled in is that of the record. With `isKept`
   * the time is held for this record already, and whether it is taken is not asked. Default: never.
   */
  readonly clash?: { readonly who: string; readonly when: string } & (
    | { readonly minutes: number; readonly hours?: never; readonly isKept?: never }
    | { readonly hours: true; readonly isKept?: true; readonly minutes?: never }
  );
  /** What is filled in belongs to one record: it is never run on several at once. Default: it may be. */
  readonly alone?: true;
  /** Drawn as something that cannot be taken lightly. Default: no. */
  readonly danger?: true;
  /** Of a move: the states that it starts from, and the one that it leads to. Default: it is no move. */
  readonly from?: readonly string[];
  readonly to?: string;
  readonly again?: LocalizedText;
  /** Of a move: the field that holds the state. The workflow that it is of fills it in. */
  readonly stateField?: string;
}
export type ActionMap = Readonly<Record<string, Action>>;

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
  (!action.showWhen || mayBe(action.showWhen.field, shownValues(action.showWhen))) &&
  (action.needs === undefined || !mayBe(action.needs, [null]));
