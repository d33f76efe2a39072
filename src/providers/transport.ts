import { currentLanguage } from './language.ts';
import { networkFailure } from './failure-of.ts';

/** One call to the host. */
export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  params?: Readonly<Record<string, string>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Told how much of a file has gone, from 0 to 1; such a call may take as long as the host waits for it. */
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

/**
 * Sends a call as it is, with cookies and language (R172, R173, R9). Throws only when no answer came, or when the
 * call was given up. The browser's oldest way of calling: the only one that tells how much of a file has gone.
 */
export function send(request: Request, token: string | null): Promise<Answer> {
  const { method, path, params = {}, body, signal, onProgress, isForFile = false } = request;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(givenUp());
    const call = new XMLHttpRequest();
    const search = new URLSearchParams(params).toString();
    // The one provider host (R175, R377): the page's own, or the one the build was made for.
    call.open(method, (import.meta.env.VITE_API_URL || '') + path + (search && `?${search}`));
    call.withCredentials = true;
    call.timeout = request.timeout ?? (onProgress ? UPLOAD_TIMEOUT : TIMEOUT);
    call.responseType = isForFile ? 'blob' : 'text';
    for (const [name, value] of Object.entries(headersOf(request, token))) call.setRequestHeader(name, value);
    if (onProgress) {
      call.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      );
    }
    const handleAbort = () => call.abort();
    signal?.addEventListener('abort', handleAbort);
    call.addEventListener('abort', () => reject(givenUp()));
    call.addEventListener('error', () => reject(networkFailure()));
    call.addEventListener('timeout', () => reject(networkFailure()));
    call.addEventListener('load', () => void answerOf(call).then(resolve, reject));
    call.addEventListener('loadend', () => signal?.removeEventListener('abort', handleAbort));
    call.send(body instanceof FormData || body === undefined ? body : JSON.stringify(body));
  });
}

function headersOf({ body, headers }: Request, token: string | null): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': currentLanguage(),
    // A form brings its own, with the mark between its parts.
    ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
    // Omitted, not empty, for a visitor (R174).
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...headers,
  };
}

async function answerOf(call: XMLHttpRequest): Promise<Answer> {
  const { status } = call;
  const given: unknown = call.response;
  const isFile = given instanceof Blob && status < 400;
  const body = isFile ? given : jsonOf(given instanceof Blob ? await given.text() : String(given));
  const wait = Number(call.getResponseHeader('Retry-After'));
  return { status, body, retryAfterSeconds: wait > 0 ? wait : null };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const givenUp = () => new DOMException('The call was given up', 'AbortError');

/** How long an answer is waited for. Milliseconds. */
const TIMEOUT = 30_000;
/** As long as the host waits for a body. */
const UPLOAD_TIMEOUT = 60_000;
