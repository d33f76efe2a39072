import type { Pool, PoolClient } from 'pg';
import { can } from '#contract/access.ts';
import { AppError } from '#contract/errors.ts';
import { isStored, wireKeys } from '#contract/field-kinds.ts';
import type { ListQuery } from '#contract/list-query.ts';
import { checkWholeRecord } from '#contract/body-schemas.ts';
import { isSame } from '#contract/changed-values.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { Host } from '../host.ts';
import type { Page } from '../http/route.ts';
import { policyOf } from '../password-policy.ts';
import type { AfterInsert, MissingUpdate } from './capability-hooks.ts';
import { checkSaved, checkValues } from './check-values.ts';
import type { AnyChange, StoredRow } from './hooks.ts';
import { type Submission, onceOnly } from './idempotency.ts';
import { createAtOnce, isMadeAtOnce } from './create-at-once.ts';
import { listPage } from './list-page.ts';
import type { Outcome } from './outcome.ts';
import { actOf } from './record-actions.ts';
import { applyChange, lockForUpdate, runInStatement, runInTransaction, updateRow } from './record-change.ts';
import { type RecordScope, insertOne, selectOne } from './record-statements.ts';
import type { RecordTable, RecordTables } from './record-table.ts';
import type { RequestContext } from './request-context.ts';
import { loadBeside, serializeRecord, serializeRecords } from './select-list.ts';
import { type Row, prepared, runRows } from './statement.ts';
import { checkUnused } from './uses.ts';

/** What comes with a new record beside its values. */
interface Beside {
  /** So that the same record sent again is made once. */
  submission?: Submission | null;
  /** What follows in the transaction once the record is there. Default: nothing. */
  afterInsert?: AfterInsert;
}

/** The operations of one resource on the database. */
export function recordsOf(host: Host, table: RecordTable, tables: RecordTables) {
  const { resource, capabilities, hooks } = table;
  const policy = policyOf(host.env);
  const scopeOf = ({ language, shared }: RequestContext): RecordScope => ({
    table,
    tables,
    language,
    shared,
  });

  return {
    async list(query: ListQuery, requestContext: RequestContext): Promise<Page<Row>> {
      const { rows, totals } = await listPage(host.pool, query, {
        ...scopeOf(requestContext),
        ...requestContext,
      });
      return { rows: serializeRecords(table, rows, requestContext.language), totals };
    },

    async read(id: number, requestContext: RequestContext): Promise<Row> {
      const { reach, isPublic, caller, language } = requestContext;
      const scope = scopeOf(requestContext);
      const statement = selectOne(scope, { id, reach, isPublic, caller });
      const [row] = await runRows(host.pool, prepared(statement));
      if (!row) throw new AppError('notFound');
      const beside = await loadBeside(host.pool, scope, { id, row });
      return serializeRecord(table, { ...row, ...beside }, language);
    },

    async create(
      written: Values,
      requestContext: RequestContext,
      { submission = null, afterInsert }: Beside = {},
    ): Promise<Outcome> {
      const scope = scopeOf(requestContext);
      const columns = {
        ...storedValues(table, written),
        ...ownerOf(table, requestContext),
        ...capabilityDefaults(table),
        ...(await hooks.resolveInput?.(written, host, 'created')),
      };
      const isRead = can(resource, 'read', requestContext.caller?.role ?? null);
      const change: AnyChange = { operation: 'created', written, caller: requestContext.caller };
      const isAtOnce = !afterInsert && isMadeAtOnce(table, columns);
      const makeAtOnce = (on: Pool | PoolClient) => createAtOnce(on, scope, { values: columns, change });
      const isAlone = !submission && !scope.shared;
      if (isAtOnce && isAlone) {
        const made = await runInStatement(host, scope, makeAtOnce);
        if (made) return made;
      }
      return runInTransaction(host, scope, (client) =>
        onceOnly(client, submission && { ...submission, isRead }, async () => {
          const made = isAtOnce && !isAlone ? await makeAtOnce(client) : null;
          if (made) return made;
          const stored = { ...columns, ...(await followingValues(table, client, columns)) };
          await checkValues(client, table, tables, { values: stored, caller: requestContext.caller });
          const write = async () => {
            const [row = {}] = await runRows(client, prepared(insertOne(scope, stored)));
            return { ...row, ...(await afterInsert?.(client, Number(row['id']))) };
          };
          return applyChange({ host, client, scope, requestContext, change, planned: stored, write });
        }),
      );
    },

    /** @param version the version the caller has seen; `null`: the last write wins */
    async update(
      { id, written, version }: { id: number; written: Values; version: number | null },
      requestContext: RequestContext,
    ): Promise<Outcome> {
      const scope = scopeOf(requestContext);
      const { caller, language, reach } = requestContext;
      const given = {
        ...storedValues(table, written),
        ...(await hooks.resolveInput?.(written, host, 'updated')),
      };
      return runInTransaction(host, scope, async (client) => {
        const missing = await missingRecord(table, { client, host, written, requestContext });
        if (missing) {
          await checkValues(client, table, tables, { values: missing, caller });
          const change: AnyChange = { operation: 'created', written, caller };
          const write = () => runRows(client, prepared(insertOne(scope, missing))).then(([row]) => row ?? {});
          return applyChange({ host, client, scope, requestContext, change, planned: missing, write });
        }
        const before = await lockForUpdate(client, scope, { id, reach, version, caller });
        const role = caller?.role ?? null;
        const fields = checkWholeRecord(resource, { ...before, ...written }, { role, policy });
        if (Object.keys(fields).length > 0) throw new AppError('validation', { fields });
        const columns = { ...given, ...(await followingValues(table, client, given, before)) };
        const isChanged =
          differs(before, columns) || capabilities.some((each) => each.isChanged?.(before, written));
        if (!isChanged) return { answer: serializeRecord(table, before, language), change: null };
        await checkValues(client, table, tables, { values: columns, before, caller });
        const change: AnyChange = {
          operation: 'updated',
          before,
          after: { ...before, ...columns },
          written,
          caller,
        };
        const write = () => updateRow(client, scope, { id, columns });
        return applyChange({ host, client, scope, requestContext, change, locked: before, write });
      });
    },

    async remove(
      { id, version }: { id: number; version: number | null },
      requestContext: RequestContext,
    ): Promise<void> {
      const scope = scopeOf(requestContext);
      const { caller, reach } = requestContext;
      await runInTransaction(host, scope, async (client) => {
        const before = await lockForUpdate(client, scope, { id, reach, version, caller });
        await checkUnused(client, { table, tables, id }, caller);
        const change: AnyChange = { operation: 'deleted', before, written: {}, caller };
        const columns = { deletedAt: new Date().toISOString() };
        const write = () => updateRow(client, scope, { id, columns });
        return applyChange({ host, client, scope, requestContext, change, locked: before, write });
      });
    },

    async restore(id: number, requestContext: RequestContext): Promise<Outcome> {
      const scope = scopeOf(requestContext);
      const { caller, reach } = requestContext;
      return runInTransaction(host, scope, async (client) => {
        const locked = await lockForUpdate(client, scope, {
          id,
          reach,
          version: null,
          isDeleted: true,
          caller,
        });
        await checkSaved(client, table, tables, locked);
        const change: AnyChange = { operation: 'restored', written: {}, caller };
        const write = () => updateRow(client, scope, { id, columns: { deletedAt: null } });
        return applyChange({ host, client, scope, requestContext, change, planned: locked, locked, write });
      });
    },
    act: actOf(host, table, tables),
  };
}

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
const ownerOf = ({ resource }: RecordTable, { reach, caller }: RequestContext): Values =>
  reach === 'own' && caller && resource.owner ? { [resource.owner]: caller.userId } : {};

/** What capabilities give a new record beside what was written. */
const capabilityDefaults = ({ capabilities }: RecordTable): Values =>
  Object.assign({}, ...capabilities.map(({ resolveInput }) => resolveInput?.()));

/** What capabilities make of the values that are about to be written. */
async function followingValues(
  { capabilities }: RecordTable,
  client: PoolClient,
  values: Values,
  before?: StoredRow,
): Promise<Values> {
  const following: Values = {};
  for (const { resolveStored } of capabilities)
    Object.assign(following, await resolveStored?.(client, values, before));
  return following;
}

/** The whole record that an update makes where there is none yet. */
async function missingRecord({ capabilities }: RecordTable, update: MissingUpdate): Promise<Values | null> {
  for (const { resolveMissing } of capabilities) {
    const missing = await resolveMissing?.(update);
    if (missing) return missing;
  }
  return null;
}

const differs = (before: Values, columns: Values): boolean =>
  Object.entries(columns).some(([key, value]) => !isSame(before[key], value));
