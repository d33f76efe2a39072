import { preloadTransport } from './load-transport.ts';

/** The data provider and what it is called with: they come with the site's first call, not with its first page. */
export async function loadDataProvider() {
  preloadTransport();
  const [{ dataProvider }, { refineListParams }, { providerOptions }, { sendCall }] = await Promise.all([
    import('../../records/data-provider.ts'),
    import('../../records/list-params.ts'),
    import('../../records/provider-options.ts'),
    import('../../records/send-call.ts'),
  ]);
  return { dataProvider, refineListParams, providerOptions, sendCall };
}
