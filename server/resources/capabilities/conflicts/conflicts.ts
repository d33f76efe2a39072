import { AppError } from '#contract/errors.ts';
import { isNamed } from '#contract/field-kinds.ts';
import type { Capability } from '../../capability.ts';
import { notify } from '../../../live/notify.ts';
import { columnOf } from '../../record-table.ts';
import { conflictRoutes } from './conflict-routes.ts';
import { conflictStateOf } from './conflict-rows.ts';
import { findConflicts } from './find-conflicts.ts';

/** Compares the parties of a record with everybody whom the firm knows, and holds moves back until hits are decided. */
export const conflicts: Capability = {
  name: 'conflicts',
  isDeclaredBy: (resource) => resource.conflicts !== undefined,
  hooksFor(table, tables) {
    const { resource } = table;
    const { conflicts: declared, owner = '', assignee = '' } = resource;
    if (!declared) return {};
    const held = new Set(declared.before.map((move) => resource.actions[move]));
    const ownerField = resource.fields[owner];
    const clients = ownerField && isNamed(ownerField) ? ownerField.to : '';
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
      async afterWrite({ client, change, row }) {
        const isNew = change.operation === 'created';
        if (!isNew && change.written[declared.parties] === undefined) return {};
        const place = { resource: resource.name, recordId: row.id };
        const found = await findConflicts(client, {
          ...place,
          owner: { resource: clients, id: Number(row[owner]) },
        });
        const conflictState = await conflictStateOf(client, place);
        const before = row['conflictState'] ?? null;
        // Once for each check that leaves somebody something to decide.
        if (conflictState === 'open' && (found > 0 || before !== 'open'))
          await notify(client, {
            to: { grant: declared.access },
            kind: 'conflictFound',
            number: String(row['number']),
            about: { resource: resource.name, id: row.id },
            table,
          });
        if (conflictState === before) return {};
        await client.query(
          `update ${table.name} set ${columnOf(table, 'conflictState')} = $2 where id = $1`,
          [row.id, conflictState],
        );
        return { columns: { conflictState } };
      },
    };
  },
};
