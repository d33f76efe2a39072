import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { ProviderOptions } from '#providers/records/provider-options.ts';
import { loadDataProvider } from '#providers/http/preload/load-data-provider.ts';

/** Makes a record, by the data provider. @returns it as the host answers, or what was sent and what the host tells of it */
export async function createRecord(
  definition: AnyResource,
  variables: Values,
  options: Pick<ProviderOptions, 'idempotencyKey' | 'files' | 'onProgress'> = {},
): Promise<Values> {
  const { dataProvider, providerOptions } = await loadDataProvider();
  const meta = providerOptions({ definition, ...options });
  return (await dataProvider.create<Values>({ resource: definition.name, variables, meta })).data;
}
