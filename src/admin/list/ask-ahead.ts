import type { QueryClient } from '@tanstack/react-query';
import { canManage } from '#contract/access.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { defaultViewName } from '#contract/stores.ts';
import { readStored } from '#providers/browser-storage.ts';
import { recordKeys } from '#providers/record-keys.ts';
import { listRecords } from '#providers/records.ts';
import { sessionSettled } from '#providers/restore-session.ts';
import { getSession } from '#providers/session-store.ts';
import { resources } from '#resources/index.ts';
import { queryFrom } from './remembered-lists.ts';

/** Asks for the list of an address while the panel itself is still on its way: its first rows need no further wait. */
export async function askAhead(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  queryClient: QueryClient,
): Promise<void> {
  await sessionSettled();
  const resource = resources.find((each) => each.menu !== false && isSame(adminPath(each), pathname));
  if (!resource || resource.singleton || !canManage(resource, 'list', getSession()?.user.lastRole ?? null))
    return;
  const asked = search.replace(/^\?/, '') || readStored('local', defaultViewName(resource)) || '';
  const query = queryFrom(resource, asked);
  await queryClient.prefetchQuery({
    queryKey: recordKeys.list(resource.name, query),
    queryFn: ({ signal }) => listRecords(resource, query, signal),
  });
}

const isSame = (path: string, other: string): boolean =>
  path.toLowerCase() === other.replace(/\/$/, '').toLowerCase();
