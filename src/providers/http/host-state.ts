import type { QueryClient } from '@tanstack/react-query';
import { HOST_STATE_ID } from '#contract/page-rendering.ts';

/**
 * Puts what the host has read for the page that it drew into the cache, as if it had come just now: the host draws a
 * page anew as soon as something on it has changed.
 */
export function takeHostState(queryClient: QueryClient): void {
  const text = document.getElementById(HOST_STATE_ID)?.textContent;
  if (!text) return;
  // The page's own host wrote it with `hostStateOf`, and checked what it holds.
  const entries = JSON.parse(text) as [key: readonly unknown[], data: unknown][];
  for (const [key, data] of entries) queryClient.setQueryData(key, data);
}

/** What is in the cache, for `takeHostState`. */
export const hostStateOf = (queryClient: QueryClient): unknown =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data]);
