import type { BaseRecord, CrudFilter, DataProvider, GetListParams, MetaQuery } from '@refinedev/core';
import { type FilterValue, type ListQuery, listQueryOf } from '#contract/list-query.ts';
import type { Values } from '#contract/record-schemas.ts';
import { resourceNamed } from '#resources/index.ts';
import { createRecord, deleteRecord, listRecords, readRecord, updateRecord } from './records.ts';

/** Refine's view of the host: every resource of the definitions, by name. */
export const dataProvider: DataProvider = {
  getApiUrl: () => import.meta.env.VITE_API_URL || '',
  getList: async (params) =>
    asRefine(await listRecords(resourceNamed(params.resource), listQueryFrom(params), signalOf(params.meta))),
  getOne: async ({ resource, id, meta }) =>
    asRefine({
      data: await readRecord(resourceNamed(resource), Number(id), {
        forUpdate: meta?.['forUpdate'] === true,
        signal: signalOf(meta),
      }),
    }),
  getMany: async ({ resource, ids, meta }) => {
    const definition = resourceNamed(resource);
    const query = listQueryOf(definition, { ids: ids.map(Number), pageSize: Math.max(1, ids.length) });
    return asRefine(await listRecords(definition, query, signalOf(meta)));
  },
  create: async ({ resource, variables, meta }) =>
    asRefine({ data: await createRecord(resourceNamed(resource), valuesOf(variables), writeOptions(meta)) }),
  update: async ({ resource, id, variables, meta }) => {
    const values = { ...valuesOf(variables), id: Number(id) };
    return asRefine({ data: await updateRecord(resourceNamed(resource), values, writeOptions(meta)) });
  },
  deleteOne: async ({ resource, id }) => {
    await deleteRecord(resourceNamed(resource), Number(id));
    return asRefine({ data: { id } });
  },
};

/** Refine's pages, order and filters as one query of ours. */
export function listQueryFrom({ resource, pagination, sorters, filters, meta }: GetListParams): ListQuery {
  const definition = resourceNamed(resource);
  return listQueryOf(definition, {
    ...(pagination?.currentPage ? { page: pagination.currentPage } : {}),
    ...(pagination?.pageSize ? { pageSize: pagination.pageSize } : {}),
    ...(sorters?.length ? { sort: sorters.map(({ field, order }) => ({ field, direction: order })) } : {}),
    ...filtersFrom(filters ?? []),
    ...(meta?.['trash'] === true ? { trash: true } : {}),
  });
}

function filtersFrom(filters: readonly CrudFilter[]): Pick<ListQuery, 'filters' | 'search'> {
  const found: Record<string, FilterValue> = {};
  let search: string | undefined;
  for (const filter of filters) {
    if (!('field' in filter)) throw new Error('Filters joined by "or" are not known to the host');
    const { field, operator, value } = filter as { field: string; operator: string; value: FilterValue };
    if (field === 'search') search = String(value);
    else if (operator === 'gte' || operator === 'lte')
      found[field] = { ...(found[field] as object), [operator === 'gte' ? 'from' : 'to']: value };
    else found[field] = typeof value === 'string' || typeof value === 'number' ? [value] : value;
  }
  return { filters: found, search };
}

const writeOptions = (meta: MetaQuery | undefined) => ({
  version: typeof meta?.['version'] === 'number' ? meta['version'] : undefined,
  idempotencyKey: typeof meta?.['idempotencyKey'] === 'string' ? meta['idempotencyKey'] : undefined,
});

const signalOf = (meta: MetaQuery | undefined): AbortSignal | undefined => meta?.queryContext?.signal;

const valuesOf = (variables: unknown): Values =>
  typeof variables === 'object' && variables !== null ? { ...variables } : {};

// Refine lets every caller name the record's type; what comes was checked by the definition's schema.
const asRefine = <T extends { data: BaseRecord | BaseRecord[] }>(answer: T) => answer as never;
