import type { Field } from './fields.ts';

/** The columns that every record has without saying so. */
export const RECORD_KEYS = ['id', 'createdAt', 'updatedAt'] as const;
export type RecordKey = (typeof RECORD_KEYS)[number];
/** Those of them that are times: a list can be filtered by them, as by a field. */
export type MomentKey = Exclude<RecordKey, 'id'>;

/** The keys of the fields of a definition. */
export type KeysOf<F> = keyof F & string;
/** Keys of the fields that say `flag: true`. */
export type KeysWith<F, Flag extends string> = {
  [K in KeysOf<F>]: F[K] extends { readonly [P in Flag]: true } ? K : never;
}[KeysOf<F>];
/** Keys of the fields of a kind. */
export type KeysOfType<F, T extends Field['type']> = {
  [K in KeysOf<F>]: F[K] extends { readonly type: T } ? K : never;
}[KeysOf<F>];
export type SortKey<F> = KeysWith<F, 'sortable'> | RecordKey;
export type ColumnKey<F> = Exclude<KeysOf<F>, KeysOfType<F, 'password'>> | RecordKey;
