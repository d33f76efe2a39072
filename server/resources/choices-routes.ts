import { z } from 'zod';
import { named, reach } from '#contract/access.ts';
import {
  CHOICES_MAX,
  type Choice,
  type ChoicesQuery,
  choiceFields,
  choiceKeys,
  choiceSchema,
  choicesGrant,
  choicesQuerySchema,
} from '#contract/choices.ts';
import { detailsOf } from '#contract/details-of.ts';
import { SEARCH_MAX, listQueryOf } from '#contract/list-query.ts';
import { callPath } from '#contract/resource-paths.ts';
import { titleOf } from '#contract/title-of.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { requestContextOf } from './request-context.ts';
import { recordsOf } from './records.ts';
import type { RecordTable, RecordTables } from './record-table.ts';

/** The route that names what a narrowed reference can point at, also for whoever may not list those records. */
export function choicesRoutes(host: Host, table: RecordTable, tables: RecordTables): AnyRoute[] {
  const { resource } = table;
  const access = choicesGrant(resource);
  if (access === false) return [];
  const fields = choiceFields(resource);
  const fieldOf = ({ field: asked }: ChoicesQuery) => fields.find(([key]) => key === asked)?.[1];
  const targetOf = (query: ChoicesQuery) => tables.get(fieldOf(query)?.to ?? '');
  return [
    route<ChoicesQuery, undefined, Choice[]>({
      access,
      tag: resource.endpoint,
      messages: resource.messages,
      method: 'GET',
      path: callPath(resource, resource.verbs.choices),
      summary: `What a field of ${resource.labels.many.en} can point at`,
      query: () => choicesQuerySchema(resource),
      parameters: [
        {
          name: 'Field',
          description: 'Which field',
          schema: { type: 'string', enum: fields.map(([key]) => key) },
        },
        {
          name: 'SearchTerm',
          description: 'Words that must all be found, folded',
          schema: { type: 'string', maxLength: SEARCH_MAX },
        },
        { name: 'Ids', description: 'Only these, separated by commas', schema: { type: 'string' } },
      ],
      data: () => z.array(choiceSchema),
      shows: (choices, { query }) => {
        const target = targetOf(query);
        return target
          ? [{ resource: target.resource, kind: 'choice', ids: choices.map(({ id }) => id) }]
          : [];
      },
      async handle(call) {
        const { search, ids } = call.query;
        const field = fieldOf(call.query);
        const target = targetOf(call.query);
        if (!target) return [];
        const query = listQueryOf(target.resource, {
          pageSize: CHOICES_MAX,
          filters: field?.among ?? {},
          ...(ids ? { ids } : { search }),
        });
        const listed = reach(named(target.resource.access.list), call.role);
        const requestContext = {
          ...requestContextOf(call),
          // The grant is of whoever chooses; among whom, the field says.
          reach: 'all',
          // Whoever is found by a number gives it away, digit by digit: what is not shown finds nobody, but for those who
          // find them by it in the list as well. Clients are found by theirs through what they sent (`searchThrough`).
          ...(listed === 'all' ? {} : { searchedKeys: choiceKeys(target.resource) }),
        } as const;
        const { rows } = await recordsOf(host, target, tables).list(query, requestContext);
        return rows.map((row) => ({
          id: Number(row['id']),
          name: titleOf(target.resource, row),
          details: detailsOf(target.resource, row, call.language),
        }));
      },
    }),
  ];
}
