import { QueryClient } from '@tanstack/react-query';
import { isPassing } from './app-failure.ts';

/** A failed query is tried again this often (R330). */
export const RETRIES = 2;
const RETRY_DELAY_MAX_MS = 10_000;

/** Milliseconds until the next try; `attempt` counts from 0 (R331). */
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, RETRY_DELAY_MAX_MS);

/** Only what may go better the next time (R332, A57). */
const shouldRetry = (failures: number, error: unknown): boolean => failures < RETRIES && isPassing(error);

/** The one cache of the page, shared by public pages and panel. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        staleTime: 10_000,
        refetchOnWindowFocus: false,
        // Without a connection a query must fail and say so, not wait in silence.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Nothing is sent twice unasked (R333).
      mutations: { retry: false, networkMode: 'always' },
    },
  });
