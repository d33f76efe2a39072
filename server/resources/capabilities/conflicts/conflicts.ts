import { blockedCode } from '#contract/conflicts.ts';
import { AppError } from '#contract/errors.ts';
import type { Capability } from '../../capability.ts';
import { checkRecord } from './check-record.ts';
import { conflictRoutes } from './conflict-routes.ts';
import { walledColleagues } from './walled-colleagues.ts';

/** Compares the parties of a record with everybody whom the firm knows, and holds moves back until hits are decided. */
export const conflicts: Capability = {
  name: 'conflicts',
  isDeclaredBy: (resource) => resource.conflicts !== undefined,
  hooksFor(table, tables) {
    const { resource } = table;
    const { conflicts: declared } = resource;
    if (!declared) return {};
    const blocked = new Map(
      declared.before.flatMap((move) => {
        const action = resource.actions[move];
        return action ? [[action, { move, code: blockedCode(action) }] as const] : [];
      }),
    );
    return {
      routes: (host) => conflictRoutes(host, table, tables),
      errors: Object.fromEntries([...blocked.values()].map(({ move, code }) => [move, [code]])),
      resolveAction({ action, record }) {
        const waits = record['conflictState'] === 'open' ? blocked.get(action) : undefined;
        if (waits) throw new AppError(waits.code);
        return {};
      },
      async checkValues(client, values, before) {
        if (typeof before['id'] !== 'number') return {};
        const place = { resource: resource.name, recordId: before['id'] };
        const keys = await walledColleagues(table, tables)(client, place, values);
        return Object.fromEntries(keys.map((key) => [key, { code: 'referenceMissing' }]));
      },
      async afterWrite({ client, change: { operation, written }, row }) {
        const stays = operation === 'updated' && written[declared.parties] === undefined;
        if (stays || operation === 'deleted') return {};
        return { columns: { conflictState: await checkRecord(client, table, row) } };
      },
    };
  },
};
