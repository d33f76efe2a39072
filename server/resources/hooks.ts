import type { PoolClient } from 'pg';
import type { ActionMap } from '#contract/actions.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { HostErrorCode } from '#contract/errors.ts';
import type { FieldMap } from '#contract/fields.ts';
import type { Language } from '#contract/language.ts';
import type { Receipt } from '#contract/receipt.ts';
import type { CreateOf, StoredOf, WritableOf } from '#contract/record-types.ts';
import type { Env } from '../env.ts';
import type { Host } from '../host.ts';
import type { Caller } from '../http/caller.ts';
import type { RecordTable } from './record-table.ts';
import type { NewEntry } from './thread-entry.ts';

/** A stored record, before and after a change. */
export type Stored<R extends { fields: FieldMap }> = StoredOf<R['fields']> & { id: number; version: number };

/** One change to one record. `before` is missing on creation and restoration, `after` on deletion. */
export interface Change<R extends { fields: FieldMap }> {
  readonly operation: 'created' | 'updated' | 'deleted' | 'restored';
  readonly before?: Stored<R>;
  readonly after?: Stored<R>;
  /** What the caller wrote, passwords included; empty for an action. */
  readonly written: Partial<WritableOf<R['fields']>>;
  readonly caller: Caller | null;
}

/** One change that is about to be written. */
export interface PlannedChange<R extends { fields: FieldMap }> extends Omit<Change<R>, 'after'> {
  /** What the record will hold; of a new one what is written, without number and version. Missing on deletion. */
  readonly planned?: Partial<Stored<R>>;
}

export interface ChangeContext {
  readonly client: PoolClient;
  readonly host: Host;
}

/** After a record was written: the language of whoever wrote it too. */
export interface WrittenContext extends ChangeContext {
  readonly language: Language;
}

/** Columns that no field of the definition names: a password's hash. */
export type ExtraColumns = Readonly<Record<string, unknown>>;

/** An entry of a record's thread, just written. */
export interface WrittenEntry<Record> extends NewEntry {
  readonly id: number;
  /** The table of the record whose thread it is. */
  readonly table: RecordTable;
  readonly record: Record;
  /** `null`: the host itself. */
  readonly authorId: number | null;
}

/** What a resource does beyond the engine. All of it is optional but the handlers of its declared actions. */
export interface ResourceHooks<R extends AnyResource> {
  /** How many an account that owns what it creates may create in an hour. Default: as many as it likes. */
  readonly perHour?: (env: Env) => number;
  /** What whoever may send a record and not read it is told, kept or not. Default: nothing. */
  readonly receipt?: (host: Host) => Promise<Receipt>;
  /** Slow work before the transaction opens; gives columns that the definition does not name. */
  readonly resolveInput?: (
    written: Partial<CreateOf<R>>,
    host: Host,
    operation: 'created' | 'updated',
  ) => Promise<ExtraColumns>;
  /** Inside the transaction, before the row is written: throws to refuse. */
  readonly beforeChange?: (change: PlannedChange<R>, context: ChangeContext) => Promise<void>;
  /** Inside the transaction, after the row is written. */
  readonly afterChange?: (change: Change<R>, context: WrittenContext) => Promise<void>;
  /** Inside the transaction, after an entry of the record's thread is written: tells others of it. */
  readonly afterThreadEntry?: (entry: WrittenEntry<Stored<R>>, context: ChangeContext) => Promise<void>;
  /** After the commit. */
  readonly afterCommit?: (change: Change<R>, host: Host) => void;
  /**
   * What each declared action changes, inside its transaction. A move changes the state by itself; a handler adds to
   * it, or says another state where it came less far.
   */
  readonly actions: Handlers<R>;
  /** What the audit does not hold the values of. Default: nothing. */
  readonly unaudited?: readonly (keyof StoredOf<R['fields']> & string)[];
  /** The errors that the hooks throw, for the OpenAPI document. */
  readonly errors?: Readonly<
    Partial<Record<WritingOperation | (keyof R['actions'] & string), readonly HostErrorCode[]>>
  >;
}
type WritingOperation = 'create' | 'update' | 'delete' | 'restore';
type Handler<R extends AnyResource, A extends keyof R['actions']> = (call: {
  record: Stored<R>;
  input: R['actions'][A] extends { input: infer I extends FieldMap } ? WritableOf<I> : Record<never, never>;
  caller: Caller | null;
  context: ChangeContext;
}) => Partial<StoredOf<R['fields']>> | Promise<Partial<StoredOf<R['fields']>>>;
export type Moves<A extends ActionMap> = {
  [K in keyof A]: A[K] extends { from: readonly string[] } ? K : never;
}[keyof A];
type Handlers<R extends AnyResource> = {
  readonly [A in Exclude<keyof R['actions'], Moves<R['actions']>>]: Handler<R, A>;
} & { readonly [A in Moves<R['actions']>]?: Handler<R, A> };

/** A row of any resource. */
export type StoredRow = Record<string, unknown> & { id: number; version: number };

/** A change of any resource, as the engine handles it. */
export interface AnyChange extends Omit<Change<AnyResource>, 'before' | 'after' | 'written'> {
  readonly before?: StoredRow;
  readonly after?: StoredRow;
  readonly written: Record<string, unknown>;
}

export interface AnyPlannedChange extends Omit<AnyChange, 'after'> {
  readonly planned?: Readonly<Record<string, unknown>>;
}

/** Hooks as the engine calls them: it hands over exactly the records of the resource they were written for. */
export interface AnyHooks {
  readonly perHour?: (env: Env) => number;
  readonly receipt?: (host: Host) => Promise<Receipt>;
  readonly resolveInput?: (
    written: Record<string, unknown>,
    host: Host,
    operation: 'created' | 'updated',
  ) => Promise<ExtraColumns>;
  readonly beforeChange?: (change: AnyPlannedChange, context: ChangeContext) => Promise<void>;
  readonly afterChange?: (change: AnyChange, context: WrittenContext) => Promise<void>;
  readonly afterThreadEntry?: (entry: WrittenEntry<StoredRow>, context: ChangeContext) => Promise<void>;
  readonly afterCommit?: (change: AnyChange, host: Host) => void;
  readonly actions: Readonly<
    Record<
      string,
      (call: {
        record: StoredRow;
        input: unknown;
        caller: Caller | null;
        context: ChangeContext;
      }) => ExtraColumns | Promise<ExtraColumns>
    >
  >;
  readonly unaudited?: readonly string[];
  readonly errors?: Readonly<Record<string, readonly HostErrorCode[]>>;
}
