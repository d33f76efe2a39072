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
import { showing } from '../privacy/record-reads.ts';
import type { Asker } from './asker.ts';
import { type AnyChange, hooksOf } from './hooks.ts';
import { type Submission, once } from './idempotency.ts';
import { listStatement } from './list-statement.ts';
import { actOf, initialState } from './record-actions.ts';
import { type Outcome, apply, commit, overwrite, take } from './record-change.ts';
import { type RecordScope, insertOne, selectOne } from './record-statements.ts';
import { loadRows, rowsDiffer } from './nested-rows.ts';
import { type Saving, removeRows, restoreRows, saveRows } from './save-rows.ts';
import type { RecordTable, RecordTables } from './record-table.ts';
import { checkReferences, checkUnused } from './references.ts';
import { firstValues } from './singleton.ts';
import { present } from './select-list.ts';
import { type Row, prepared, runRows } from './statement.ts';

/** What comes with a new record beside its values. */
interface Beside {
  /** So that the same record sent again is made once. */
  submission?: Submission | null;
  files?: readonly KeptFile[];
}

/** What rows need of the operations of their own resource. */
export interface RowOperations {
  create(written: Values, asker: Asker): Promise<Row>;
  update(given: { id: number; written: Values; version: null }, asker: Asker): Promise<Row>;
  remove(given: { id: number; version: null }, asker: Asker): Promise<void>;
  restore(id: number, asker: Asker): Promise<Row>;
}

/** The operations of one resource on the database. */
export function recordsOf(host: Host, table: RecordTable, tables: RecordTables) {
  const { resource } = table;
  const hooks = hooksOf(resource.name);
  const savingOf = (client: PoolClient, scope: RecordScope, id: number, asker: Asker): Saving => ({
    client,
    scope,
    id,
    asker,
    recordsOf: (child) => recordsOf(host, child, tables),
  });
  const scopeOf = ({ language, shared }: Asker): RecordScope => ({ table, tables, language, shared });

  return {
    async list(query: ListQuery, asker: Asker): Promise<Page<Row>> {
      const found = await runRows(host.pool, listStatement(query, { ...scopeOf(asker), ...asker }));
      const rows = found
        .filter((row) => row['id'] !== null)
        .map((row) => present(resource, row, asker.language));
      return { rows, totals: totalsOf(Number(found[0]?.['total'] ?? 0), query.page, query.pageSize) };
    },

    async read(id: number, asker: Asker): Promise<Row> {
      const { ownerId, isPublic, caller } = asker;
      const statement = selectOne(scopeOf(asker), { id, ownerId, isPublic, caller });
      const { preparedStatements } = host.database;
      const [row] = await runRows(host.pool, preparedStatements ? prepared(statement) : statement);
      if (!row) throw new AppError('notFound');
      Object.assign(row, await loadRows(host.pool, scopeOf(asker), id));
      return present(resource, row, asker.language);
    },

    async create(
      written: Values,
      asker: Asker,
      { submission = null, files = [] }: Beside = {},
    ): Promise<Row> {
      const scope = scopeOf(asker);
      const columns = {
        ...storedValues(table, written),
        ...ownerOf(table, asker),
        ...initialState(table),
        ...(await hooks.prepare?.(written, host, 'created')),
      };
      return commit(host, scope, (client) => {
        const change: AnyChange = { operation: 'created', written, caller: asker.caller };
        const work = async (): Promise<Outcome> => {
          await checkReferences(client, table, tables, columns);
          const write = async () => {
            const [row = {}] = await runRows(client, insertOne(scope, columns));
            return {
              ...row,
              ...(await attachFiles(client, { resource, recordId: Number(row['id']), files, asker })),
            };
          };
          const writeRows = (id: number) => saveRows(savingOf(client, scope, id, asker), {}, written);
          return apply({ host, client, scope, change, write, writeRows });
        };
        return onceOnly(client, { resource, submission }, work);
      });
    },

    /** Adds files to a record that is there already, and gives it as it is then. */
    async attach(
      { id, files, submission }: { id: number; files: readonly KeptFile[]; submission: Submission | null },
      asker: Asker,
    ): Promise<Row> {
      const scope = scopeOf(asker);
      return commit(host, scope, (client) => {
        const work = async (): Promise<Outcome> => {
          const place = { id, ownerId: asker.ownerId, version: null };
          // Locked first, and read then: who has waited for the lock still sees the files of before the wait.
          await take(client, scope, place);
          const before = await take(client, scope, place);
          refuseTooMany(resource, before, files);
          const change: AnyChange = { operation: 'updated', before, written: {}, caller: asker.caller };
          const write = async () => {
            await attachFiles(client, { resource, recordId: id, files, asker });
            return overwrite(client, scope, { id, columns: {} });
          };
          return apply({ host, client, scope, change, called: 'fileAdded', write });
        };
        return onceOnly(client, { resource, submission }, work);
      });
    },

    /** @param version the version the caller has seen; `null`: the last write wins */
    async update(
      { id, written, version }: { id: number; written: Values; version: number | null },
      asker: Asker,
    ) {
      const scope = scopeOf(asker);
      const columns = {
        ...storedValues(table, written),
        ...(await hooks.prepare?.(written, host, 'updated')),
      };
      return commit(host, scope, async (client) => {
        const options = { role: asker.caller?.role ?? null, policy: policyOf(host.env) };
        const first = await firstValues(client, scope, { written, ...options });
        if (first) {
          await checkReferences(client, table, tables, first);
          const change: AnyChange = { operation: 'created', written, caller: asker.caller };
          const write = () => runRows(client, insertOne(scope, first)).then(([row]) => row ?? {});
          return apply({ host, client, scope, change, write });
        }
        const before = await take(client, scope, { id, ownerId: asker.ownerId, version });
        const fields = checkWholeRecord(resource, { ...before, ...written }, options);
        if (Object.keys(fields).length > 0) throw new AppError('validation', { fields });
        if (!differs(before, columns) && !rowsDiffer(scope, before, written))
          return { answer: present(resource, before, asker.language), change: null };
        await checkReferences(client, table, tables, columns, before);
        const change: AnyChange = {
          operation: 'updated',
          before,
          after: { ...before, ...columns },
          written,
          caller: asker.caller,
        };
        const writeRows = () => saveRows(savingOf(client, scope, id, asker), before, written);
        const write = () => overwrite(client, scope, { id, columns });
        return apply({ host, client, scope, change, write, writeRows });
      });
    },

    async remove({ id, version }: { id: number; version: number | null }, asker: Asker): Promise<void> {
      const scope = scopeOf(asker);
      await commit(host, scope, async (client) => {
        const before = await take(client, scope, { id, ownerId: asker.ownerId, version });
        await checkUnused(client, table, tables, id);
        const change: AnyChange = { operation: 'deleted', before, written: {}, caller: asker.caller };
        const columns = { deletedAt: new Date().toISOString() };
        const writeRows = () => removeRows(savingOf(client, scope, id, asker), before);
        const write = () => overwrite(client, scope, { id, columns });
        return apply({ host, client, scope, change, write, writeRows });
      });
    },

    async restore(id: number, asker: Asker): Promise<Row> {
      const scope = scopeOf(asker);
      return commit(host, scope, async (client) => {
        const before = await take(client, scope, {
          id,
          ownerId: asker.ownerId,
          version: null,
          isDeleted: true,
        });
        await checkReferences(client, table, tables, before);
        const change: AnyChange = { operation: 'restored', written: {}, caller: asker.caller };
        const columns = { deletedAt: null };
        const writeRows = () => restoreRows(savingOf(client, scope, id, asker), before['deletedAt']);
        const write = () => overwrite(client, scope, { id, columns });
        return apply({ host, client, scope, change, write, writeRows });
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
          answer: showing(answer, { resource, kind: 'read', ids: [Number(answer['id'])] }),
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
const ownerOf = ({ resource }: RecordTable, { ownerId }: Asker): Values =>
  ownerId !== null && resource.owner ? { [resource.owner]: ownerId } : {};

const differs = (before: Values, columns: Values): boolean =>
  Object.entries(columns).some(([key, value]) => !isDeepStrictEqual(before[key], value));
