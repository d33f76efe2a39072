import { type BaseRecord, useCustomMutation, useInvalidate } from '@refinedev/core';
import type { AnyResource } from '#contract/define-resource.ts';
import type { CustomCall } from '#providers/calls/custom-call.ts';
import { customParams } from '#providers/records/custom-params.ts';
import type { ProviderOptions } from '#providers/records/provider-options.ts';
import { outcomeIsSaid } from './query-state.ts';

type SendOptions = Pick<ProviderOptions, 'signal' | 'onProgress'>;

/**
 * Refine's `useCustomMutation` over calls that change something, or fetch a file.
 * @param resource whose records are asked for again afterwards, also after a failure: what the screen shows may be older
 *   than what the host refused. Default: none
 */
export function useSendCall(resource?: AnyResource) {
  const { mutateAsync, mutation } = useCustomMutation<BaseRecord>();
  const invalidate = useInvalidate();
  const send = async <Data>(call: CustomCall<Data>, options?: SendOptions): Promise<Data> => {
    const { url, method, query, payload, headers, meta } = customParams(call, options);
    const address = Object.keys(query).length > 0 ? `${url}?${new URLSearchParams(query).toString()}` : url;
    try {
      const { data } = await mutateAsync({
        url: address,
        // Its types leave out GET, by which files come; it sends it like the others.
        method: method as Exclude<CustomCall['method'], 'get'>,
        values: payload ?? {},
        config: { headers },
        meta,
        ...outcomeIsSaid,
      });
      // The data provider has checked it by the call's own schema.
      return data as Data;
    } finally {
      if (resource)
        void invalidate({
          resource: resource.name,
          invalidates: ['resourceAll'],
          invalidationOptions: { cancelRefetch: true },
        });
    }
  };
  const { error, isPending, isSuccess, reset } = mutation;
  return { send, error, isPending, isSuccess, reset };
}
