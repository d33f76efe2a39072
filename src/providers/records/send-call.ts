import type { CustomCall } from '../calls/custom-call.ts';
import { dataProvider } from './data-provider.ts';
import { customParams } from './custom-params.ts';
import type { ProviderOptions } from './provider-options.ts';

/** Makes a call where no hook of Refine does: on the site, and for the session. */
export async function sendCall<Data>(
  call: CustomCall<Data>,
  options?: Pick<ProviderOptions, 'signal' | 'onProgress'>,
): Promise<Data> {
  const { data } = await dataProvider.custom(customParams(call, options));
  // Checked by the call's own schema; Refine's types know of records alone.
  return data as Data;
}
