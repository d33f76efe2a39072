import { expect, it } from 'vitest';
import type { AnyResource } from '#contract/define-resource.ts';
import { queryName } from '#contract/list-query.ts';
import { sortKeys } from '#contract/list-query-schema.ts';
import { callPath } from '#contract/resource-paths.ts';
import { resources } from '#resources/index.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

const listed: AnyResource[] = resources.filter(
  ({ access, list }) => access.list !== false && access.list.Admin === 'all' && list.filters.length > 0,
);

it.each(listed.map((resource) => ({ name: resource.name, resource })))(
  'the list of $name answers one value of each filter in each of its orders, both ways',
  async ({ resource }) => {
    const read = (query: Record<string, string>) =>
      host.call('GET', callPath(resource, resource.verbs.list), { as: 'Admin', query });
    const { body } = await read({ PageSize: '20' });
    const [row] = body.data as Record<string, unknown>[];
    const refused: string[] = [];
    let asked = 0;
    for (const filter of resource.list.filters) {
      const stored = row?.[filter];
      const value: unknown = Array.isArray(stored) ? stored[0] : stored;
      if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') continue;
      for (const sort of sortKeys(resource).flatMap((key) => [key, `-${key}`])) {
        const query = { [queryName(filter)]: String(value), Sort: sort };
        // A span has no single value: what it is asked for is refused, in words.
        const { status } = await read(query);
        asked += 1;
        if (status >= 500) refused.push(`${status} ${JSON.stringify(query)}`);
      }
    }
    expect(refused).toEqual([]);
    expect(
      asked > 0 || row === undefined || resource.list.filters.every((key) => (row[key] ?? null) === null),
    ).toBe(true);
  },
);
