import type { Action, AnyResource } from '#contract/define-resource.ts';
import { AppError } from '#contract/errors.ts';
import type { Values } from '#contract/record-schemas.ts';
import { startsHere } from '#contract/workflow.ts';
import type { Host } from '../host.ts';
import type { RequestContext } from './request-context.ts';
import { type AnyChange, hooksOf } from './hooks.ts';
import { applyChange, runInTransaction, updateRow, lockForUpdate } from './record-change.ts';
import type { RecordScope } from './record-statements.ts';
import type { RecordTable, RecordTables } from './record-table.ts';
import { checkReferences } from './references.ts';
import { serializeRecord } from './select-list.ts';
import type { Row } from './statement.ts';

interface Given {
  id: number;
  input: Values;
  /** The version that the caller has seen; `null`: the last write wins. */
  version: number | null;
}

/** Runs a declared action: its handler says which columns change, a move also by itself. */
export const actOf =
  (host: Host, table: RecordTable, tables: RecordTables) =>
  async (called: string, { id, input, version }: Given, requestContext: RequestContext): Promise<Row> => {
    const { resource } = table;
    const hooks = hooksOf(resource.name);
    const { language, shared, caller, ownerId } = requestContext;
    const scope: RecordScope = { table, tables, language, shared };
    return runInTransaction(host, scope, async (client) => {
      const before = await lockForUpdate(client, scope, { id, ownerId, version });
      const action = resource.actions[called] ?? neverDeclared(called);
      const { showWhen } = action;
      // Offered only while it fits: somebody else was quicker.
      const refuse = (code: 'conflict' | 'illegalMove') =>
        new AppError(code, { data: serializeRecord(resource, before, language) });
      if (showWhen && before[showWhen.field] !== showWhen.is) throw refuse('conflict');
      if (!startsHere(resource, action, before)) throw refuse('illegalMove');
      const columns = {
        ...moved(resource, action, input),
        ...(await hooks.actions[called]?.({ record: before, input, caller, context: { client, host } })),
      };
      await checkReferences(client, table, tables, columns, before);
      const change: AnyChange = {
        operation: 'updated',
        before,
        after: { ...before, ...columns },
        written: {},
        caller,
      };
      const write = () => updateRow(client, scope, { id, columns });
      return applyChange({ host, client, scope, change, called, write });
    });
  };

/** The state that a new record begins in. */
export const initialState = ({ resource: { workflow } }: RecordTable): Values =>
  workflow ? { [workflow.field]: workflow.initial } : {};

/** What a move changes by itself: the state, and the fields that were filled in for it. */
const moved = ({ workflow }: AnyResource, { to }: Action, input: Values): Values =>
  workflow && to !== undefined ? { ...input, [workflow.field]: to } : {};

function neverDeclared(called: string): never {
  throw new Error(`There is no action ${called}`);
}
