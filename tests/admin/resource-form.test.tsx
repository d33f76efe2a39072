import { Refine } from '@refinedev/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useResourceForm } from '#admin/refine/use-resource-form.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { listQueryOf } from '#contract/list-query.ts';
import { callPath } from '#contract/resource-paths.ts';
import { dataProvider } from '#providers/records/data-provider.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { createQueryClient } from '#providers/http/query-client.ts';
import { recordKeys } from '#providers/records/record-keys.ts';
import { endSession, startSession } from '#providers/session/session-store.ts';
import { useShownRecord } from '#providers/records/shown-record.ts';
import { faqs } from '#resources/faqs.ts';
import { serviceCategories } from '#resources/service-categories.ts';
import { siteSettings } from '#resources/site-settings.ts';
import { sessionOf } from '#tests/support/session-of.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
beforeEach(async () => {
  const session = sessionOf(await host.tokenOf('Admin'));
  startSession({ ...session, user: { ...session.user, lastRole: 'Admin' } });
});
afterEach(endSession);

interface Shown {
  list?: AnyRecord[];
  page?: AnyRecord;
  /** It has been changed from here since. */
  isChanged?: boolean;
}

/** What a form begins with after the screens before have shown a record; the host is asked all the same. */
function begin(
  resource: AnyResource,
  id: number,
  { list, page, isChanged = false }: Shown,
): AnyRecord | undefined {
  const client = createQueryClient();
  if (list) client.setQueryData(recordKeys.list(resource.name, listQueryOf(resource)), { data: list });
  if (page) client.setQueryData(recordKeys.one(resource.name, id), { data: page });
  if (isChanged) void client.invalidateQueries({ queryKey: recordKeys.all(resource.name) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Refine
      // What the host says is not here yet.
      dataProvider={{ ...dataProvider, getOne }}
      options={{ disableTelemetry: true, reactQuery: { clientConfig: client } }}
    >
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </Refine>
  );
  const initialValues = vi.fn(() => ({}));
  const found = renderHook(() => useShownRecord(resource)(id), { wrapper }).result.current;
  getOne.mockClear();
  const { result } = renderHook(
    () => useResourceForm({ resource, id, initialValues, validate: () => ({}), options: {} }),
    { wrapper },
  );
  expect(getOne).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      resource: resource.name,
      id,
      meta: expect.objectContaining({ forUpdate: true }),
    }),
  );
  expect(initialValues).toHaveBeenCalledExactlyOnceWith(found ?? null);
  expect(result.current.shown).toEqual(found ?? null);
  expect(result.current.record).toEqual(found ?? null);
  return found;
}
const getOne = vi.fn(() => new Promise<never>(() => {}));

const read = async (path: string, as?: 'Admin') =>
  (await host.call('GET', `/api/${path}`, as ? { as } : {})).body.data as unknown;

it('a form begins with the newest that was shown of its record', async () => {
  const list = (await read('Faqs/GetAll', 'Admin')) as AnyRecord[];
  const row = list[0] as AnyRecord;
  expect(begin(faqs, row.id, { list })).toEqual(row);
  const page = { ...row, version: row.version + 1 };
  expect(begin(faqs, row.id, { list, page })).toEqual(page);
  expect(begin(faqs, row.id + 1000, { list, page: row })).toBeUndefined();
  // Nobody finds what they have just saved gone, and themselves in conflict with themselves.
  expect(begin(faqs, row.id, { list, page, isChanged: true })).toBeUndefined();
});

it('a category in its list shows no services: its form waits for them, or the next save would let them go', async () => {
  const list = (await read('ServiceCategories/GetAll', 'Admin')) as AnyRecord[];
  const row = list[0] as AnyRecord;
  expect(begin(serviceCategories, row.id, { list })).toBeUndefined();
  const page = (await read(`ServiceCategories/GetById/${row.id}`, 'Admin')) as AnyRecord;
  expect(begin(serviceCategories, row.id, { list, page })).toEqual(page);
});

it('settings as visitors read them are not what their form begins with', async () => {
  const settings = callPath(siteSettings, siteSettings.verbs.read).replace('/api/', '');
  const asVisitor = (await read(settings)) as AnyRecord;
  const asAdmin = (await read(settings, 'Admin')) as AnyRecord;
  expect(asVisitor.version).toBe(asAdmin.version);
  expect(begin(siteSettings, 1, { page: asVisitor })).toBeUndefined();
  expect(begin(siteSettings, 1, { page: asAdmin })).toEqual(asAdmin);
});
