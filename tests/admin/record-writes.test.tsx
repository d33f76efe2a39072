import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useUpdateRecord } from '#admin/refine/use-record-writes.ts';
import { listQueryOf } from '#contract/list-query.ts';
import { callPath } from '#contract/resource-paths.ts';
import { dataProvider } from '#providers/records/data-provider.ts';
import { refineListParams } from '#providers/records/list-params.ts';
import { providerOptions } from '#providers/records/provider-options.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { serviceCategories } from '#resources/service-categories.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { writtenKeys } from '#tests/support/written-keys.ts';
import { inPanelRoot } from './in-panel-root.tsx';
import { enterPanel, leavePanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);

const { name, verbs } = serviceCategories;
const bodySchema = z.looseObject({ services: z.array(z.looseObject({ id: z.number() })) });
const writes = () => bridge.calls.filter(({ line }) => line.startsWith('PUT'));
const asAdmin = async (method: 'GET' | 'PUT', path: string, body?: unknown) =>
  bodySchema.parse((await host.call(method, path, { as: 'Admin', body })).body.data);
const stored = (id: number) => asAdmin('GET', callPath(serviceCategories, verbs.read, id));

/** The first category as a list shows it, and what saves a value of it. */
async function fromList() {
  await enterPanel({ host });
  const meta = providerOptions({ definition: serviceCategories });
  const query = refineListParams(listQueryOf(serviceCategories, { pageSize: 1 }));
  const { data } = await dataProvider.getList<AnyRecord>({ resource: name, ...query, meta });
  const record = data[0];
  if (!record) throw new Error('There is no category');
  const { result } = renderHook(() => useUpdateRecord(serviceCategories), { wrapper: inPanelRoot() });
  const save = (slug: string) => act(() => result.current.mutateAsync({ record, values: { slug } }));
  return { record, save };
}

describe('a value that is changed in a list', () => {
  it('R395 carries the rows as well, which the list does not tell of', async () => {
    const { record, save } = await fromList();
    const before = await stored(record.id);
    expect(before.services.length).toBeGreaterThan(0);
    await save('changed-in-list');
    expect(writes()).toHaveLength(1);
    const [write] = writes();
    expect(Object.keys(write?.body ?? {}).toSorted()).toEqual(writtenKeys(serviceCategories, 'Admin'));
    const { services } = bodySchema.parse(write?.body);
    expect(before.services).toMatchObject(services);
    expect(services).toHaveLength(before.services.length);
    expect(write?.headers.get('if-match')).toBe(`"${record.version}"`);
    expect(await stored(record.id)).toMatchObject({ slug: 'changed-in-list', services });
  });

  it('is refused where somebody else has changed the record since it was shown', async () => {
    const { record, save } = await fromList();
    await asAdmin('PUT', callPath(serviceCategories, verbs.update), { id: record.id, slug: 'theirs' });
    await expect(save('mine')).rejects.toMatchObject({ code: 'conflict' });
    expect(writes().map(({ headers }) => headers.get('if-match'))).toEqual([`"${record.version}"`]);
    expect(await stored(record.id)).toMatchObject({ slug: 'theirs' });
  });
});
