import type { CustomCall } from '../calls/custom-call.ts';
import { type ProviderOptions, providerOptions } from './provider-options.ts';

/** A call as the parameters of `dataProvider.custom`. */
export const customParams = <Data>(
  { url, method, query = {}, payload, headers = {}, changes, ...call }: CustomCall<Data>,
  options: Pick<ProviderOptions, 'signal' | 'onProgress'> = {},
) => {
  const { answer, isForFile, timeout, words } = call;
  // What it changes is asked of data that its own schema has checked.
  const told = changes as ProviderOptions['changes'];
  return {
    url,
    method,
    query,
    payload,
    headers,
    meta: providerOptions({ answer, isForFile, timeout, words, changes: told, ...options }),
  };
};
