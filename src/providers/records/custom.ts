import type { CustomParams } from '@refinedev/core';
import { z } from 'zod';
import { changeChannel } from './change-channel.ts';
import { call, callForFile, dataAnswer } from '../http/http.ts';
import type { Request } from '../http/transport.ts';
import { optionsIn, signalIn } from './provider-options.ts';

/** Any other call of the host. Its answer is checked by the schema that the caller gives, if any. */
export async function customCall({
  url,
  method,
  payload,
  query,
  headers,
  meta,
}: CustomParams<unknown, unknown>): Promise<unknown> {
  const { answer = z.unknown(), isForFile, timeout, words, changes, onProgress } = optionsIn(meta);
  const request: Request & { words?: typeof words } = {
    method: methodOf(method),
    path: url,
    params: queryOf(query),
    body: payload,
    headers: { ...headers },
    signal: signalIn(meta),
    timeout,
    onProgress,
    words,
  };
  if (isForFile) return callForFile(request);
  const { data } = await call({ ...request, answer: dataAnswer(answer) });
  if (changes) changeChannel.publish(typeof changes === 'function' ? changes(data) : changes);
  return data;
}

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const;

function methodOf(method: CustomParams['method']): Request['method'] {
  if (method in METHODS) return METHODS[method as keyof typeof METHODS]; // `in` does not narrow a string.
  throw new Error(`The host takes no ${method}`);
}

const queryOf = (query: unknown): Record<string, string> =>
  z.record(z.string(), z.coerce.string()).parse(query ?? {});
