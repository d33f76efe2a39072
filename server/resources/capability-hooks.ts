import type { Pool, PoolClient } from 'pg';
import type { Action } from '#contract/actions.ts';
import type { HostErrorCode, FieldIssues } from '#contract/errors.ts';
import type { RecordReference } from '#contract/record-reference.ts';
import type { Language } from '#contract/language.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { Role } from '#contract/roles.ts';
import type { Host } from '../host.ts';
import type { Caller } from '../http/caller.ts';
import type { AnyRoute, Call, FilesRule } from '../http/route.ts';
import type { MessageOf } from '../live/fan-out/topics.ts';
import type { Shown } from '../privacy/shown.ts';
import type { Changes } from './changes.ts';
import type { HeldWork } from './held-changes.ts';
import type { AnyChange, ChangeContext, StoredRow } from './hooks.ts';
import type { Outcome } from './outcome.ts';
import type { RequestContext } from './request-context.ts';
import type { Row } from './statement.ts';

/**
 * What a capability does for one table, bound to it when the table is read. The engine runs the hooks of the
 * capabilities that the definition declares, in the order of the registry. All of them are optional.
 * `docs/capabilities.md` tells when each of them runs.
 */
export interface CapabilityHooks {
  /** The id of the only record: its routes name none. Default: every record is named by its id. */
  readonly onlyId?: number;
  /** The errors that it adds to an operation or an action, for the OpenAPI document. */
  readonly errors?: Readonly<Record<string, readonly HostErrorCode[]>>;
  /** Routes beside those that every resource has. */
  readonly routes?: (host: Host) => readonly AnyRoute[];
  /** Changes of many records that wait some seconds before they are made, in which they can be taken back. */
  readonly heldWork?: (host: Host) => HeldWork;
  /** Takes files with the call that creates a record. */
  readonly upload?: Upload;

  /** More columns of a select list; the table itself is `record` in all SQL. */
  readonly selectColumns?: readonly string[];
  /** What the public is given in the place of a column, by its key. */
  readonly publicColumns?: Readonly<Record<string, string>>;
  /** What must be true of a record that the public is shown. */
  readonly publicConditions?: readonly string[];
  /** What the public reads in the place of the table: a subquery with its columns. Default: the table. */
  readonly publicSource?: (language: Language) => string;
  /** Where else than in its column a picture of a record is named, each as a query on `images.key`. */
  readonly imageNamedIn?: (column: string) => readonly string[];
  /** As a condition: whether a record is hidden from an account, whatever its role. The account is SQL. */
  readonly hiddenFrom?: (userId: string) => string;
  /** Triggers take what it hides from an account off the kept totals, for that account. Default: it is counted. */
  readonly adjustsTotals?: true;
  /** Which of these records are hidden from whom. */
  readonly hiddenIds?: (
    on: Pool | PoolClient,
    ids: readonly number[],
  ) => Promise<readonly { readonly userId: number; readonly id: number }[]>;
  /** Where a word of a search is looked for beside the record's own texts. */
  readonly searchIn?: readonly SearchPlace[];
  /** What a list that ends on this key is ordered by further. */
  readonly orderAfter?: (key: string) => readonly string[];
  /** Columns of a new record whose values are SQL. */
  readonly insertColumns?: Readonly<Record<string, string>>;
  /** Whether a reference of another resource goes with the record that it points at, and does not hold it. */
  readonly ownsReference?: (resource: string, key: string) => boolean;

  /** Values that no select list gives, by the keys of the wire. */
  readonly load?: (on: Pool | PoolClient, known: KnownRecord, language: Language) => Promise<Values>;
  /** A row as it leaves, once it was read. */
  readonly resolveOutput?: (row: Row) => Row;
  /** After records were read for somebody, before they leave: what throws keeps them back. */
  readonly afterRead?: (shown: Shown, reader: { pool: Pool; caller: Caller | null }) => Promise<void>;

  /** Columns of a new record beside what was written. */
  readonly resolveInput?: () => Values;
  /** Inside the transaction: columns that follow from what is about to be written. `before` is missing on creation. */
  readonly resolveStored?: (client: PoolClient, values: Values, before?: StoredRow) => Promise<Values>;
  /** The whole record that an update makes where there is none yet; `null`: there is one. */
  readonly resolveMissing?: (update: MissingUpdate) => Promise<Values | null>;
  /** The columns that an action changes by itself. Throws what `refuse` makes where it may not run. */
  readonly resolveAction?: (call: ActionCall) => Values;
  /** Inside the transaction, before anything is written: what is wrong with the values, by key. */
  readonly checkValues?: (client: PoolClient, values: Row, before: Row) => Promise<FieldIssues>;
  /** Whether what was written differs from the record in something that is no column. */
  readonly isChanged?: (before: StoredRow, written: Values) => boolean;
  /** Inside the transaction, once the row is written: writes what belongs to it. `columns`: what it changed of the row. */
  readonly afterWrite?: (write: Write) => Promise<Pick<Outcome, 'parts' | 'touched'> & { columns?: Values }>;
  /** The record that one belongs to, by whose reach the audit of both is read; `null`: none. */
  readonly belongsTo?: (row: StoredRow) => RecordReference | null;
  /** What the audit says beside the changed columns. */
  readonly changes?: (change: AnyChange) => Changes;
  /** Inside the transaction, after the resource's own hook and the audit. */
  readonly afterChange?: (done: DoneChange, context: ChangeContext) => Promise<void>;
  /** Whether a change is nothing for whoever reads only what is public. Default: it is for all. */
  readonly isInside?: (change: AnyChange) => boolean;
  /** After the commit, once for each kind of change with all of its records. */
  readonly afterCommit?: (event: MessageOf<'change'>, host: Host) => void;
}

/** A record of which more is loaded. */
export interface KnownRecord {
  readonly id: number;
  /** What its select list gave. Absent where a change may have made that old. */
  readonly row?: Row;
}

export interface Upload {
  readonly rule: FilesRule;
  /** Runs the creation as whoever calls by then, with what has to follow in its transaction once the record is there. */
  readonly create: (
    call: Call<undefined, Values>,
    host: Host,
    create: (caller: Caller | null, afterInsert: AfterInsert) => Promise<Outcome>,
  ) => Promise<Outcome>;
}

/** Texts beside a record's own that a search of it looks in. */
export interface SearchPlace {
  /** The column of a record that says which text is its own. */
  readonly column: string;
  /** What that column holds where a pattern is found, as a query. */
  readonly ids: (pattern: string) => string;
  /** Who may ask there: whoever finds something learns that it is there. */
  readonly isReadBy: (role: Role | null) => boolean;
}

/** Gives the values that the new record has by it. */
export type AfterInsert = (client: PoolClient, id: number) => Promise<Values>;

export interface MissingUpdate {
  readonly client: PoolClient;
  readonly host: Host;
  readonly written: Values;
  readonly requestContext: RequestContext;
}

export interface ActionCall {
  readonly action: Action;
  readonly record: StoredRow;
  readonly input: Values;
  readonly refuse: (code: 'conflict' | 'illegalMove') => Error;
}

export interface Write {
  readonly client: PoolClient;
  readonly host: Host;
  readonly requestContext: RequestContext;
  readonly change: AnyChange;
  /** The row as it is written. */
  readonly row: StoredRow;
  /** The record as it was locked. Missing on creation. */
  readonly locked: StoredRow | undefined;
}

export interface DoneChange {
  readonly change: AnyChange;
  /** The action. Default: the operation itself. */
  readonly called: string | undefined;
  readonly changes: Changes;
}
