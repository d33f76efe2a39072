import { z } from 'zod';
import {
  type ColleaguesQuery,
  type Colleague,
  colleagueCalls,
  colleagueSchema,
  colleaguesQuerySchema,
} from '#contract/colleagues.ts';
import { STAFF_ROLES } from '#contract/roles.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, route } from '../http/route.ts';

/** Who the colleagues are that live events name by their ids: staff may know each other's names, and no client's. */
export const colleagueRoutes = ({ pool }: Pick<Host, 'pool'>): AnyRoute[] => [
  route<ColleaguesQuery>({
    tag: 'Colleagues',
    access: { CustomerService: 'all', Admin: 'all' },
    method: 'GET',
    path: colleagueCalls.names,
    summary: 'The names of members of staff',
    query: () => colleaguesQuerySchema,
    parameters: [{ name: 'Ids', description: 'Their ids, separated by commas', schema: { type: 'string' } }],
    data: () => z.array(colleagueSchema),
    async handle({ query, language }): Promise<Colleague[]> {
      const { rows } = await pool.query<Colleague>(
        `select id, case when $2 = 'ar' then full_name_ar else full_name_en end as name from users
         where id = any($1) and role = any($3::text[]) and deleted_at is null order by id`,
        [query.Ids, language, STAFF_ROLES],
      );
      return rows;
    },
  }),
];
