import { isDeepStrictEqual } from 'node:util';
import type { PoolClient } from 'pg';
import { totalsOf } from '#contract/envelope.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { AppError } from '#contract/errors.ts';
import { isStored, wireKeys } from '#contract/fields.ts';
import type { ListQuery } from '#contract/list-query.ts';
import { type Values, checkWholeRecord } from '#contract/record-schemas.ts';
import { attachFiles, refuseTooMany } from '../files/attached-files.ts';
import type { KeptFile } from '../files/file-store.ts';
import type { Host } from '../host.ts';
import type { Page } from '../http/route.ts';
import { policyOf } from '../password-policy.ts';
import { withAccessLog } from '../privacy/access-log.ts';
import type { RequestContext } from './request-context.ts';
import { type AnyChange, hooksOf } from './hooks.ts';
import { type Submission, once } from './idempotency.ts';
import { listStatement } from './list-statement.ts';
import { actOf, initialState } from './record-actions.ts';
import { type Outcome, applyChange, runInTransaction, updateRow, lockForUpdate } from './record-change.ts';
import { type RecordScope, insertOne, selectOne } from './record-statements.ts';
import { loadRows, rowsDiffer } from './nested-rows.ts';
import { type Saving, removeRows, restoreRows, saveRows } from './save-rows.ts';
import type { RecordTable, RecordTables } from './record-table.ts';
import { checkReferences, checkUnused } from './references.ts';
import { defaultValues } from './singleton.ts';
import { serializeRecord } from './select-list.ts';
import { type Row, prepared, runRows } from './statement.ts';

/** What comes with a new record beside its values. */
interface Beside {
  /** So that the same record sent again is made once. */
  submission?: Submission | null;
  files?: readonly KeptFile[];
}

/** What rows need of the operations of their own resource. */
export interface RowOperations {
  create(written: Values, requestContext: RequestContext): Promise<Row>;
  update(given: { id: number; written: Values; version: null }, requestContext: RequestContext): Promise<Row>;
  remove(given: { id: number; version: null }, requestContext: RequestContext): Promise<void>;
  restore(id: number, requestContext: RequestContext): Promise<Row>;
}

/** The operations of one resource on the database. */
export function recordsOf(host: Host, table: RecordTable, tables: RecordTables) {
  const { resource } = table;
  const hooks = hooksOf(resource.name);
  const savingOf = (
    client: PoolClient,
    scope: RecordScope,
    id: number,
    requestContext: RequestContext,
  ): Saving => ({
    client,
    scope,
    id,
    requestContext,
    recordsOf: (child) => recordsOf(host, child, tables),
  });
  const scopeOf = ({ language, shared }: RequestContext): RecordScope => ({
    table,
    tables,
    language,
    shared,
  });

  return {
    async list(query: ListQuery, requestContext: RequestContext): Promise<Page<Row>> {
      const found = await runRows(
        host.pool,
        listStatement(query, { ...scopeOf(requestContext), ...requestContext }),
      );
      const rows = found
        .filter((row) => row['id'] !== null)
        .map((row) => serializeRecord(resource, row, requestContext.language));
      return { rows, totals: totalsOf(Number(found[0]?.['total'] ?? 0), query.page, query.pageSize) };
    },

    async read(id: number, requestContext: RequestContext): Promise<Row> {
      const { ownerId, isPublic, caller } = requestContext;
      const statement = selectOne(scopeOf(requestContext), { id, ownerId, isPublic, caller });
      const { preparedStatements } = host.database;
      const [row] = await runRows(host.pool, preparedStatements ? prepared(statement) : statement);
      if (!row) throw new AppError('notFound');
      Object.assign(row, await loadRows(host.pool, scopeOf(requestContext), id));
      return serializeRecord(resource, row, requestContext.language);
    },

    async create(
      written: Values,
      requestContext: RequestContext,
      { submission = null, files = [] }: Beside = {},
    ): Promise<Row> {
      const scope = scopeOf(requestContext);
      const columns = {
        ...storedValues(table, written),
        ...ownerOf(table, requestContext),
        ...initialState(table),
        ...(await hooks.resolveInput?.(written, host, 'created')),
      };
      return runInTransaction(host, scope, (client) => {
        const change: AnyChange = { operation: 'created', written, caller: requestContext.caller };
        const work = async (): Promise<Outcome> => {
          await checkReferences(client, table, tables, columns);
          const write = async () => {
            const [row = {}] = await runRows(client, insertOne(scope, columns));
            return {
              ...row,
              ...(await attachFiles(client, {
                resource,
                recordId: Number(row['id']),
                files,
                requestContext,
              })),
            };
          };
          const writeRows = (id: number) =>
            saveRows(savingOf(client, scope, id, requestContext), {}, written);
          return applyChange({ host, client, scope, change, write, writeRows });
        };
        return onceOnly(client, { resource, submission }, work);
      });
    },

    /** Adds files to a record that is there already, and gives it as it is then. */
    async attach(
      { id, files, submission }: { id: number; files: readonly KeptFile[]; submission: Submission | null },
      requestContext: RequestContext,
    ): Promise<Row> {
      const scope = scopeOf(requestContext);
      return runInTransaction(host, scope, (client) => {
        const work = async (): Promise<Outcome> => {
          const place = { id, ownerId: requestContext.ownerId, version: null };
          // Locked first, and read then: who has waited for the lock still sees the files of before the wait.
          await lockForUpdate(client, scope, place);
          const before = await lockForUpdate(client, scope, place);
          refuseTooMany(resource, before, files);
          const change: AnyChange = {
            operation: 'updated',
            before,
            written: {},
            caller: requestContext.caller,
          };
          const write = async () => {
            await attachFiles(client, { resource, recordId: id, files, requestContext });
            return updateRow(client, scope, { id, columns: {} });
          };
          return applyChange({ host, client, scope, change, called: 'fileAdded', write });
        };
        return onceOnly(client, { resource, submission }, work);
      });
    },

    /** @param version the version the caller has seen; `null`: the last write wins */
    async update(
      { id, written, version }: { id: number; written: Values; version: number | null },
      requestContext: RequestContext,
    ) {
      const scope = scopeOf(requestContext);
      const columns = {
        ...storedValues(table, written),
        ...(await hooks.resolveInput?.(written, host, 'updated')),
      };
      return runInTransaction(host, scope, async (client) => {
        const options = { role: requestContext.caller?.role ?? null, policy: policyOf(host.env) };
        const first = await defaultValues(client, scope, { written, ...options });
        if (first) {
          await checkReferences(client, table, tables, first);
          const change: AnyChange = { operation: 'created', written, caller: requestContext.caller };
          const write = () => runRows(client, insertOne(scope, first)).then(([row]) => row ?? {});
          return applyChange({ host, client, scope, change, write });
        }
        const before = await lockForUpdate(client, scope, { id, ownerId: requestContext.ownerId, version });
        const fields = checkWholeRecord(resource, { ...before, ...written }, options);
        if (Object.keys(fields).length > 0) throw new AppError('validation', { fields });
        if (!differs(before, columns) && !rowsDiffer(scope, before, written))
          return { answer: serializeRecord(resource, before, requestContext.language), change: null };
        await checkReferences(client, table, tables, columns, before);
        const change: AnyChange = {
          operation: 'updated',
          before,
          after: { ...before, ...columns },
          written,
          caller: requestContext.caller,
        };
        const writeRows = () => saveRows(savingOf(client, scope, id, requestContext), before, written);
        const write = () => updateRow(client, scope, { id, columns });
        return applyChange({ host, client, scope, change, write, writeRows });
      });
    },

    async remove(
      { id, version }: { id: number; version: number | null },
      requestContext: RequestContext,
    ): Promise<void> {
      const scope = scopeOf(requestContext);
      await runInTransaction(host, scope, async (client) => {
        const before = await lockForUpdate(client, scope, { id, ownerId: requestContext.ownerId, version });
        await checkUnused(client, table, tables, id);
        const change: AnyChange = {
          operation: 'deleted',
          before,
          written: {},
          caller: requestContext.caller,
        };
        const columns = { deletedAt: new Date().toISOString() };
        const writeRows = () => removeRows(savingOf(client, scope, id, requestContext), before);
        const write = () => updateRow(client, scope, { id, columns });
        return applyChange({ host, client, scope, change, write, writeRows });
      });
    },

    async restore(id: number, requestContext: RequestContext): Promise<Row> {
      const scope = scopeOf(requestContext);
      return runInTransaction(host, scope, async (client) => {
        const before = await lockForUpdate(client, scope, {
          id,
          ownerId: requestContext.ownerId,
          version: null,
          isDeleted: true,
        });
        await checkReferences(client, table, tables, before);
        const change: AnyChange = { operation: 'restored', written: {}, caller: requestContext.caller };
        const columns = { deletedAt: null };
        const writeRows = () => restoreRows(savingOf(client, scope, id, requestContext), before['deletedAt']);
        const write = () => updateRow(client, scope, { id, columns });
        return applyChange({ host, client, scope, change, write, writeRows });
      });
    },
    act: actOf(host, table, tables),
  };
}

/** A submission that was made before gets its first answer, and changes nothing. */
const onceOnly = (
  client: PoolClient,
  { resource, submission }: { resource: AnyResource; submission: Submission | null },
  work: () => Promise<Outcome>,
): Promise<Outcome> =>
  submission
    ? once(client, submission, {
        work,
        answerOf: ({ answer }) => answer,
        repeat: (answer): Outcome => ({
          answer: withAccessLog(answer, { resource, kind: 'read', ids: [Number(answer['id'])] }),
          change: null,
        }),
      })
    : work();

/** The written values that are columns: passwords are not. */
function storedValues({ resource }: RecordTable, written: Values): Values {
  const stored = Object.entries(resource.fields)
    .filter(([, field]) => isStored(field))
    .flatMap(([key, field]) => wireKeys(key, field))
    .filter((key) => written[key] !== undefined)
    .map((key) => [key, written[key]]);
  return Object.fromEntries(stored);
}

/** Whoever may create only their own records owns what they create, whatever they wrote. */
const ownerOf = ({ resource }: RecordTable, { ownerId }: RequestContext): Values =>
  ownerId !== null && resource.owner ? { [resource.owner]: ownerId } : {};

const differs = (before: Values, columns: Values): boolean =>
  Object.entries(columns).some(([key, value]) => !isDeepStrictEqual(before[key], value));
