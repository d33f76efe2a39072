import type { BaseRecord, DataProvider } from '@refinedev/core';
import { bulkDelete, bulkUpdate } from './bulk-records.ts';
import { customCall } from './custom.ts';
import { PROVIDER_HOST } from '../http/provider-host.ts';
import { getMany, getOne, getPage } from './read-records.ts';
import { traced } from '../http/traced.ts';
import { createOne, deleteOne, updateOne } from './write-records.ts';

/**
 * The one path to the host for records: the panel's by Refine's hooks, the site's by its own. Failures are `AppFailure`,
 * which has what Refine asks of an `HttpError`. What a caller may say beside Refine's parameters: `ProviderOptions`.
 */
export const dataProvider: Required<DataProvider> = traced('dataProvider', {
  getApiUrl: () => PROVIDER_HOST,
  getList: async (params) => asRefine(await getPage(params)),
  getOne: async (params) => asRefine({ data: await getOne(params) }),
  getMany: async (params) => asRefine({ data: await getMany(params) }),
  create: async (params) => asRefine({ data: await createOne(params) }),
  // One after the other, as the host has no call for several: what was made before a failure stays.
  createMany: async ({ variables, ...params }) => {
    const data = [];
    for (const each of variables) data.push(await createOne({ ...params, variables: each }));
    return asRefine({ data });
  },
  update: async (params) => asRefine({ data: await updateOne(params) }),
  updateMany: async (params) => asRefine({ data: await bulkUpdate(params) }),
  deleteOne: async (params) => asRefine({ data: await deleteOne(params) }),
  deleteMany: async (params) => asRefine({ data: await bulkDelete(params) }),
  custom: async (params) => asRefine({ data: await customCall(params) }),
});

// Refine lets every caller name the record's type; what comes was checked by the definition's schema.
const asRefine = <T extends { data: BaseRecord | BaseRecord[] | unknown }>(answer: T) => answer as never;
