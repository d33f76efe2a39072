import { keys } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyResource } from '#contract/define-resource.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { decide } from '#providers/session/access-control-provider.ts';
import { refineListParams } from '#providers/records/list-params.ts';
import { providerOptions } from '#providers/records/provider-options.ts';
import { dataProvider } from '#providers/records/data-provider.ts';
import { sessionSettled } from '#providers/session/restore-session.ts';
import { resources } from '#resources/index.ts';
import { readDefaultView } from '../list/default-view.ts';
import { queryFrom } from '../list/remembered-lists.ts';

/**
 * Reads the list of an address while the panel itself is still on its way, by the data provider and under the key of
 * Refine's `useList`: its first rows need no further wait.
 */
export async function prefetchList(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  queryClient: QueryClient,
): Promise<void> {
  await sessionSettled();
  const resource: AnyResource | undefined = resources.find(
    (each) => each.menu !== false && isSame(adminPath(each), pathname),
  );
  if (
    !resource ||
    resource.screens?.list === 'custom' ||
    resource.access.list === false ||
    !decide({ resource: resource.name, action: 'list' }).can
  )
    return;
  const asked = search.replace(/^\?/, '') || (readDefaultView(resource)?.query ?? '');
  const { pagination, sorters, filters } = refineListParams(queryFrom(resource, asked));
  await queryClient.prefetchQuery({
    queryKey: keys()
      .data('default')
      .resource(resource.name)
      .action('list')
      .params({ filters, pagination, sorters })
      .get(),
    queryFn: (queryContext) =>
      dataProvider.getList({
        resource: resource.name,
        pagination,
        sorters,
        filters,
        meta: { queryContext, ...providerOptions({ definition: resource }) },
      }),
  });
}

const isSame = (path: string, other: string): boolean =>
  path.toLowerCase() === other.replace(/\/$/, '').toLowerCase();
