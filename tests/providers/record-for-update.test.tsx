import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnyResource } from '#contract/define-resource.ts';
import { listQueryOf } from '#contract/list-query.ts';
import { callPath } from '#contract/resource-paths.ts';
import { createQueryClient } from '#providers/query-client.ts';
import { recordKeys } from '#providers/record-keys.ts';
import type { AnyRecord } from '#providers/records.ts';
import { endSession, startSession } from '#providers/session-store.ts';
import { useRecordForUpdate } from '#providers/use-record-for-update.ts';
import { faqs } from '#resources/faqs.ts';
import { serviceCategories } from '#resources/service-categories.ts';
import { siteSettings } from '#resources/site-settings.ts';
import { sessionOf } from '#tests/support/browser-fake-host.ts';
import { shareHost } from '#tests/support/share-host.ts';

// What the host says is not here yet.
vi.mock('#providers/preload/load-records.ts', () => ({ loadRecords: () => new Promise(() => {}) }));
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

/** What a form begins with after the screens before have shown a record. */
function begin(
  resource: AnyResource,
  id: number,
  { list, page, isChanged = false }: Shown,
): AnyRecord | undefined {
  const client = createQueryClient();
  if (list) client.setQueryData(recordKeys.list(resource.name, listQueryOf(resource)), { data: list });
  if (page) client.setQueryData(recordKeys.one(resource.name, id), { data: page });
  if (isChanged) void client.invalidateQueries({ queryKey: recordKeys.all(resource.name) });
  const { result } = renderHook(() => useRecordForUpdate(resource, id), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return result.current.data;
}

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
