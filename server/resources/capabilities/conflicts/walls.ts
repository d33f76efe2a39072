import type { Capability } from '../../capability.ts';
import { columnOf } from '../../record-table.ts';

/** Keeps records from the colleagues who are walled off, and what is about those records too. */
export const walls: Capability = {
  name: 'walls',
  isDeclaredBy: ({ conflicts, about }) => conflicts !== undefined || about !== undefined,
  hooksFor(table) {
    const { name, about } = table.resource;
    const [resource, id] = about
      ? [`record.${columnOf(table, about.resource)}`, `record.${columnOf(table, about.id)}`]
      : [`'${name}'`, 'record.id'];
    return {
      keptFrom: (userId) =>
        `exists (select 1 from conflict_walls wall where wall.user_id = ${userId} and wall.resource = ${resource} and wall.record_id = ${id})`,
      async keptIds(on, ids) {
        const { rows } = await on.query<{ userId: number; id: number }>(
          'select user_id as "userId", record_id as id from conflict_walls where resource = $1 and record_id = any($2::int[])',
          [name, ids],
        );
        return rows;
      },
    };
  },
};
