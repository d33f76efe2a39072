import type { DaySpan } from './day-spans.ts';
import type { Carries, TraitsOf } from './field-options.ts';
import type { Field, FieldMap, FieldOf } from './fields.ts';
import type { Range } from './filter-value.ts';
import type { RecordBase } from './record-base.ts';

/**
 * The value of a field on the wire, as its kind says. Optional texts are empty, every other optional value is null; of a
 * select only its own options are values.
 */
type ValueOf<F extends Field> =
  FieldOf<F['type']> extends Carries<infer V, infer Empty>
    ? (F extends { options: infer O } ? keyof O & string : V) | (F extends { optional: true } ? Empty : never)
    : never;
/** Of a field as it is written in a definition. */
type KindTraits<F extends Field> = TraitsOf<FieldOf<F['type']>>;

type Flat<T> = { [K in keyof T]: T[K] };
type KeyOf<M> = keyof M & string;
type KeysThat<M extends FieldMap, Traits> = {
  [K in KeyOf<M>]: KindTraits<M[K]> extends Traits ? K : never;
}[KeyOf<M>];
/** With a text in each language. */
type Halved<M extends FieldMap> = KeysThat<M, { halves: true }>;
/** Records of another resource that belong to this one. */
type Rows<M extends FieldMap> = {
  [K in KeyOf<M>]: M[K] extends { of: object; by: string } ? K : never;
}[KeyOf<M>];
/** What is no column of the table. */
type Unstored<M extends FieldMap> = KeysThat<M, { beside: object }> | Rows<M>;
type Beside<F extends Field, Way extends 'answered' | 'written'> =
  KindTraits<F> extends { beside: { [W in Way]: infer V } } ? V : never;
type BesideKeys<M extends FieldMap, Way extends 'answered' | 'written'> = {
  [K in KeyOf<M>]: [Beside<M[K], Way>] extends [never] ? never : K;
}[KeyOf<M>];
/** The fields of a row: those of its resource but the reference to the record it belongs to. */
type RowFields<F> = F extends { of: { fields: infer C extends FieldMap }; by: infer By extends string }
  ? Omit<C, By>
  : Record<never, never>;
/** A row as an answer carries it. */
type RowOf<F> = Flat<{ id: number } & StoredOf<RowFields<F>> & { [K in Halved<RowFields<F>>]: string }>;
/** A row as it is written: without an id it is a new one. */
type WrittenRow<F> = Flat<{ id?: number } & WritableValues<RowFields<F>>>;
type Restricted<M extends FieldMap> = {
  [K in KeyOf<M>]: M[K] extends { readBy: readonly unknown[] } | { publicIn: object } ? K : never;
}[KeyOf<M>];
/** With the id that a reference of the named record holds beside its own. */
type Carrying<M extends FieldMap> = {
  [K in KeyOf<M>]: M[K] extends { answersWith: string } ? K : never;
}[KeyOf<M>];
type ServerWritten<M extends FieldMap> = {
  [K in KeyOf<M>]: M[K] extends { writeBy: 'server' } ? K : never;
}[KeyOf<M>];

type Pairs<Keys extends string> = { [K in Keys as `${K}Ar` | `${K}En`]: string };
type Plain<M extends FieldMap, Keys extends string> = { [K in Exclude<Keys, Halved<M>>]: ValueOf<M[K]> };

/** Every stored value of the fields, bilingual ones as their two halves. */
export type StoredOf<M extends FieldMap> = Flat<Plain<M, Exclude<KeyOf<M>, Unstored<M>>> & Pairs<Halved<M>>>;

/** What may be written of everything but rows. */
type WritableValues<M extends FieldMap> = Flat<
  Plain<M, Exclude<KeyOf<M>, ServerWritten<M> | Unstored<M>>> &
    Pairs<Exclude<Halved<M>, ServerWritten<M>>> & {
      [K in BesideKeys<M, 'written'>]?: Beside<M[K], 'written'>;
    }
>;

/** What a form or a caller may write. Passwords may be left out on update, so they are optional here. */
export type WritableOf<M extends FieldMap> = Flat<
  WritableValues<M> & { [K in Rows<M>]?: WrittenRow<M[K]>[] }
>;

/** A record as an answer carries it: fields that not every reader may see are optional. */
export type RecordOf<R extends { fields: FieldMap }> = Flat<
  RecordBase &
    StoredOf<Omit<R['fields'], Restricted<R['fields']>>> &
    Partial<StoredOf<Pick<R['fields'], Restricted<R['fields']>>>> & {
      [K in Halved<R['fields']>]: string;
    } & {
      [K in KeysThat<R['fields'], { named: true }> as LabelKey<K>]: string | null;
    } & {
      [K in Carrying<R['fields']> as CarriedKey<K, R['fields'][K]>]: number | null;
    } & { [K in Rows<R['fields']>]?: RowOf<R['fields'][K]>[] } & {
      [K in Rows<R['fields']> as `${K}Count`]: number;
    } & {
      [K in BesideKeys<R['fields'], 'answered'>]: Beside<R['fields'][K], 'answered'>;
    }
>;

/** `branchId` is answered with `branch` beside it: the name of the record it points at, in the reader's language. */
type LabelKey<K extends string> = K extends `${infer Name}Id` ? Name : never;

/** An `assigneeId` that says `answersWith: 'lawyerId'` has `assigneeLawyerId` beside it. */
type CarriedKey<K extends string, F> = F extends { answersWith: infer Reference extends string }
  ? `${LabelKey<K>}${Capitalize<Reference>}`
  : never;

export type CreateOf<R extends { fields: FieldMap }> = WritableOf<R['fields']>;
/** An update names the record; a field that is left out stays as it is. */
export type UpdateOf<R extends { fields: FieldMap }> = Flat<
  { id: number } & Partial<WritableOf<R['fields']>>
>;

/**
 * What a list is filtered by, of several values any. Days also by a span that has a name, and the day or moment by
 * which something is due by what is late.
 */
type FilterOf<F extends Field> =
  KindTraits<F> extends { filter: 'choices' }
    ? One<NonNullable<ValueOf<F>>>[]
    : KindTraits<F> extends { filter: 'toggle' }
      ? boolean
      : | Range<NonNullable<ValueOf<F>>>
        | (KindTraits<F> extends { filter: 'days' } ? [DaySpan] : never)
        | (F extends { dueWhile: object } ? ['late'] : never);
type One<V> = V extends readonly (infer Each)[] ? Each : V;
/** The filters of a resource's list. Several values of one field mean any of them. */
export type FiltersOf<R extends { fields: FieldMap }> = {
  [K in KeyOf<R['fields']> as R['fields'][K] extends { filterable: true } ? K : never]?: FilterOf<
    R['fields'][K]
  >;
};
