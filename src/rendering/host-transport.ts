import { AsyncLocalStorage } from 'node:async_hooks';
import type { PageRequest } from '#contract/page-rendering.ts';
import type { Answer, Request } from '#providers/http/transport.ts';

const reading = new AsyncLocalStorage<PageRequest['read']>();

let underWay = 0;

/** While this runs, everything that is read is read by this. */
export async function readingBy<T>(read: PageRequest['read'], run: () => Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await reading.run(read, run);
  } finally {
    underWay -= 1;
    // While a store is in use, Node before 24 pays for every promise of the process, also of the API.
    if (underWay === 0) reading.disable();
  }
}

/**
 * Stands in for the browser's way to the host while the host itself draws: within the process, as a visitor. The build
 * puts it in the place of `src/providers/http/transport.ts`.
 */
export async function send({ method, path, params = {} }: Request): Promise<Answer> {
  const read = reading.getStore();
  if (!read || method !== 'GET') throw new Error(`${method} ${path} was called while a page was drawn`);
  const query = new URLSearchParams(params).toString();
  const body = await read(query === '' ? path : `${path}?${query}`);
  return { status: 200, body, retryAfterSeconds: null };
}
