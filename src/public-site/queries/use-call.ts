import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnyResource } from '#contract/define-resource.ts';
import type { CustomCall } from '#providers/calls/custom-call.ts';
import type { ProviderOptions } from '#providers/records/provider-options.ts';
import { loadDataProvider } from '#providers/http/preload/load-data-provider.ts';
import { recordKeys } from '#providers/records/record-keys.ts';

interface CallOptions {
  /** Asks only when true. Default: true. */
  enabled?: boolean;
  /** How long an answer is as good as new. Milliseconds. Default: that of the cache. */
  staleTime?: number;
}

/** The key of an answer in the cache, and the call. It comes with the schemas of its answer: it is loaded when it is made. */
export type KeyedCall<Data> = readonly [key: readonly unknown[], call: () => Promise<CustomCall<Data>>];

export const queryOf = <Data>(...[key, call]: KeyedCall<Data>) => ({
  queryKey: key,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const [{ sendCall }, asked] = await Promise.all([loadDataProvider(), call()]);
    // As Refine's `useCustom` keeps it: a colleague's cache serves site and panel.
    return { data: await sendCall(asked, { signal }) };
  },
  select: ({ data }: { data: Data }) => data,
});

/** What the host answers to a call that reads. */
export const useCall = <Data>(key: KeyedCall<Data>[0], call: KeyedCall<Data>[1], options: CallOptions = {}) =>
  useQuery({ ...queryOf(key, call), placeholderData: keepPreviousData, ...options });

interface SendOptions<Data> extends Pick<ProviderOptions, 'onProgress'> {
  /** Its records are asked for again afterwards, also after a failure: the page may show what is older than what the host refused. */
  resource?: AnyResource;
  /** By which a page that is opened meanwhile knows it: see `useIsSending`. */
  mutationKey?: readonly [string];
  onSuccess?: (data: Data) => Promise<void> | void;
  onError?: (error: Error) => void;
  onSettled?: () => void;
}

/** How it was when it was pressed. */
export interface Sending {
  hadLine: boolean;
}

/** A call that changes something, or fetches a file. It is loaded when it is made. */
export function useSend<Input, Data>(
  call: (input: Input) => Promise<CustomCall<Data>>,
  { resource, onProgress, ...callbacks }: SendOptions<Data> = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    onMutate: (): Sending => ({ hadLine: navigator.onLine }),
    mutationFn: async (input: Input) => {
      const [{ sendCall }, asked] = await Promise.all([loadDataProvider(), call(input)]);
      return sendCall(asked, { onProgress });
    },
    ...callbacks,
    onSettled: async () => {
      callbacks.onSettled?.();
      if (resource) await queryClient.invalidateQueries({ queryKey: recordKeys.all(resource.name) });
    },
  });
}
