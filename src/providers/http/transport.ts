import { networkFailure } from './failure-of.ts';
import { loadTransport } from './preload/load-transport.ts';
import { takePreloadedResponse } from './preload/preloaded-response.ts';

/** One call to the host. */
export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  params?: Readonly<Record<string, string>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Called with how much of a file has gone, from 0 to 1; such a call may take as long as the host waits for it. */
  onProgress?: (share: number) => void;
  /** How long an answer is waited for. Milliseconds; default: half a minute. */
  timeout?: number;
  /** The answer's body is a file, unless it tells a failure. */
  isForFile?: boolean;
}
export interface Answer {
  status: number;
  body: unknown;
  /** Seconds after which the host takes such a call again. */
  retryAfterSeconds: number | null;
}

/** Sends a call as it is, with cookies and language (R172, R173, R9). Throws only when no answer came. */
export async function send(request: Request, token: string | null): Promise<Answer> {
  const preloaded = await takePreloadedResponse(request, token);
  if (preloaded) return preloaded;
  const { sendWithAxios } = await loadTransport().catch(() => {
    throw networkFailure();
  });
  return sendWithAxios(request, token);
}
