import { useQueries } from '@tanstack/react-query';
import { type KeyedCall, queryOf } from './use-call.ts';

/** What the host answers to several calls that read, in their order. */
export const useCalls = <Data>(calls: readonly KeyedCall<Data>[]) =>
  useQueries({ queries: calls.map((call) => queryOf(...call)) });
