import { AppError } from '#contract/errors.ts';
import type { Capability } from '../../capability.ts';
import { idsOf } from '../rows/rows-parts.ts';
import { checkRecord } from './check-record.ts';
import { conflictRoutes } from './conflict-routes.ts';
import { freedBy } from './freed-by.ts';

/** Compares the parties of a record with everybody whom the firm knows, and holds moves back until hits are decided. */
export const conflicts: Capability = {
  name: 'conflicts',
  isDeclaredBy: (resource) => resource.conflicts !== undefined,
  hooksFor(table, tables) {
    const { resource } = table;
    const { conflicts: declared, assignee = '' } = resource;
    if (!declared) return {};
    const held = new Set(declared.before.map((move) => resource.actions[move]));
    const parties = resource.fields[declared.parties];
    const named = parties?.type === 'rows' ? parties.of.name : '';
    return {
      routes: (host) => conflictRoutes(host, table, tables),
      errors: Object.fromEntries(declared.before.map((name) => [name, ['conflictOpen']])),
      resolveAction({ action, record }) {
        if (held.has(action) && record['conflictState'] === 'open') throw new AppError('conflictOpen');
        return {};
      },
      async checkValues(client, values, before) {
        if (values[assignee] === undefined || values[assignee] === null || before['id'] === undefined)
          return {};
        const { rows } = await client.query(
          'select 1 from conflict_walls where user_id = $1 and resource = $2 and record_id = $3',
          [values[assignee], resource.name, before['id']],
        );
        return rows.length > 0 ? { [assignee]: { code: 'referenceMissing' } } : {};
      },
      async afterWrite({ client, change: { operation, written }, row, locked }) {
        const stays = operation === 'updated' && written[declared.parties] === undefined;
        if (stays) return {};
        const touched = await freedBy(client, tables.values(), {
          resource: named,
          ids: idsOf(locked?.[declared.parties]),
        });
        if (operation === 'deleted') return { touched };
        return { touched, columns: { conflictState: await checkRecord(client, table, row) } };
      },
    };
  },
};
