import { type BaseRecord, useCustom } from '@refinedev/core';
import type { CustomCall } from '#providers/calls/custom-call.ts';
import { customParams } from '#providers/records/custom-params.ts';
import { type QueryState, failuresAreShown, keepPrevious, unwrapped } from './query-state.ts';

interface CallOptions {
  /** Asks only when true. Default: true. */
  enabled?: boolean;
  /** Asks again after so long. Milliseconds. Default: never. */
  refetchInterval?: number;
  /** How long an answer is as good as new. Milliseconds. Default: that of the cache. */
  staleTime?: number;
}

/** Refine's `useCustom` over a call that reads. The answer of the question before stays until the next comes. */
export function useCustomCall<Data>(call: CustomCall<Data>, options: CallOptions = {}): QueryState<Data> {
  const { url, method, query, payload, headers, meta } = customParams(call);
  const { query: state } = useCustom<BaseRecord>({
    url,
    method,
    config: { query, payload, headers },
    meta,
    queryOptions: {
      ...(call.key ? { queryKey: [...call.key] } : {}),
      placeholderData: keepPrevious,
      // Refine's types want the envelope kept; its hook reads nothing of it.
      select: unwrapped as never,
      ...options,
    },
    ...failuresAreShown,
  });
  // What the data provider gives was checked by the call's own schema.
  return state as unknown as QueryState<Data>;
}
