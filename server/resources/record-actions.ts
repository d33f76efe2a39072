import type { Values } from '#contract/record-schemas.ts';
import { isShown } from '#contract/show-when.ts';
import type { Host } from '../host.ts';
import { checkValues } from './check-values.ts';
import type { RequestContext } from './request-context.ts';
import type { AnyChange } from './hooks.ts';
import type { Outcome } from './outcome.ts';
import { applyChange, lockForUpdate, refusalWith, runInTransaction, updateRow } from './record-change.ts';
import type { RecordScope } from './record-statements.ts';
import type { RecordTable, RecordTables } from './record-table.ts';

interface Given {
  id: number;
  input: Values;
  /** The version that the caller has seen; `null`: the last write wins. */
  version: number | null;
}

/** Runs a declared action: capabilities and its handler say which columns change. */
export const actOf =
  (host: Host, table: RecordTable, tables: RecordTables) =>
  async (called: string, { id, input, version }: Given, requestContext: RequestContext): Promise<Outcome> => {
    const { resource, capabilities, hooks } = table;
    const { language, shared, caller, reach } = requestContext;
    const scope: RecordScope = { table, tables, language, shared };
    return runInTransaction(host, scope, async (client) => {
      const before = await lockForUpdate(client, scope, { id, reach, version, caller });
      const action = resource.actions[called] ?? neverDeclared(called);
      const { showWhen, needs } = action;
      // Offered only while it fits: somebody else was quicker.
      const refuse = (code: 'conflict' | 'illegalMove') => refusalWith(code, before, scope);
      if (!isShown(showWhen, before)) throw refuse('conflict');
      const resolved: Values[] = capabilities.map(
        ({ resolveAction }) => resolveAction?.({ action, record: before, input, refuse }) ?? {},
      );
      if (needs !== undefined && before[needs] === null) throw refuse('conflict');
      const columns: Values = {
        ...Object.assign({}, ...resolved),
        ...(await hooks.actions[called]?.({ record: before, input, caller, context: { client, host } })),
      };
      await checkValues(client, table, tables, { values: columns, before, caller });
      const change: AnyChange = {
        operation: 'updated',
        before,
        after: { ...before, ...columns },
        written: {},
        caller,
      };
      const write = () => updateRow(client, scope, { id, columns });
      return applyChange({ host, client, scope, requestContext, change, locked: before, called, write });
    });
  };

function neverDeclared(called: string): never {
  throw new Error(`There is no action ${called}`);
}
