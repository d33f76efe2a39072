import type { Capability } from '../../capability.ts';
import { aboutSql } from '../../about-sql.ts';

/** Hides records from the colleagues who are walled off, and what is about those records too. */
export const walls: Capability = {
  name: 'walls',
  isDeclaredBy: ({ conflicts, about }) => conflicts !== undefined || about !== undefined,
  hooksFor(table) {
    const { name } = table.resource;
    const about = aboutSql(table);
    const [record, wall] = about
      ? [`(${about.resource}, ${about.id})`, 'wall.resource, wall.record_id']
      : ['record.id', 'wall.record_id'];
    const among = about ? '' : ` and wall.resource = '${name}'`;
    return {
      // Asked once for a statement, and not for each record that it passes.
      hiddenFrom: (userId) =>
        `(${record} in (select ${wall} from conflict_walls wall where wall.user_id = ${userId}${among}))`,
      ...(about ? {} : { adjustsTotals: true }),
      async hiddenIds(on, ids) {
        const { rows } = await on.query<{ userId: number; id: number }>(
          'select user_id as "userId", record_id as id from conflict_walls where resource = $1 and record_id = any($2::int[])',
          [name, ids],
        );
        return rows;
      },
    };
  },
};
