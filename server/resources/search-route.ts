import { z } from 'zod';
import { reach } from '#contract/access.ts';
import { detailsOf } from '#contract/details-of.ts';
import {
  HITS_PER_RESOURCE,
  SEARCH_PATH,
  type Hit,
  hitSchema,
  isFindable,
  searchGrant,
  searchQuerySchema,
} from '#contract/global-search.ts';
import { listQueryOf } from '#contract/list-query.ts';
import { titleOf } from '#contract/title-of.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { requestContextOf } from './request-context.ts';
import { recordsOf } from './records.ts';
import type { RecordTables } from './record-table.ts';

/** One search over everything that the caller's role may list, in the order of the definitions. */
export function searchRoute(host: Host, tables: RecordTables): AnyRoute {
  return route<z.infer<typeof searchQuerySchema>, undefined, Hit[]>({
    method: 'GET',
    path: SEARCH_PATH,
    tag: 'Search',
    summary: 'Records of every kind that have these words',
    access: searchGrant,
    query: () => searchQuerySchema,
    parameters: [
      {
        name: 'SearchTerm',
        description: 'Words that must all be found, in any spelling of the Arabic letters',
        schema: { type: 'string', minLength: 2, maxLength: 200 },
      },
    ],
    data: () => z.array(hitSchema),
    shows: (hits) =>
      [...tables.values()].map(({ resource }) => ({
        resource,
        kind: 'search',
        ids: hits.filter((hit) => hit.resource === resource.name).map(({ id }) => id),
      })),
    handle: async (call) => {
      const found = [...tables.values()]
        .filter(({ resource }) => isFindable(resource, call.role))
        .map(async (table): Promise<Hit[]> => {
          const { resource } = table;
          const query = listQueryOf(resource, {
            search: call.query.SearchTerm,
            pageSize: HITS_PER_RESOURCE,
          });
          const requestContext = requestContextOf({
            ...call,
            reach: reach(resource.access.list, call.role) ?? 'own',
          });
          const { rows } = await recordsOf(host, table, tables).list(query, requestContext);
          return rows.map((row) => ({
            resource: resource.name,
            id: Number(row['id']),
            title: titleOf(resource, row),
            details: detailsOf(resource, row, call.language),
          }));
        });
      return (await Promise.all(found)).flat();
    },
  });
}
