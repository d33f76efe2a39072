import axios, { type AxiosInstance } from 'axios';
import type {} from '#contract/early-call.ts';
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

/** Sends a call as it is, with cookies and language (R172, R173, R9). Throws only when no answer came. */
export async function send(request: Request, token: string | null): Promise<Answer> {
  const { method, path, params, body, signal, onProgress, timeout, isForFile = false } = request;
  const early = method === 'GET' ? await takeEarlyAnswer(request, token) : null;
  if (early) return early;
  try {
    const response = await transport.request<unknown>({
      method,
      url: path,
      params,
      data: body,
      signal,
      ...(onProgress
        ? { timeout: UPLOAD_TIMEOUT, onUploadProgress: ({ progress = 0 }) => onProgress(progress) }
        : {}),
      ...(timeout === undefined ? {} : { timeout }),
      ...(isForFile ? { responseType: 'blob' as const } : {}),
      headers: {
        'Accept-Language': currentLanguage(),
        // Omitted, not empty, for a visitor (R174).
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...request.headers,
      },
    });
    const { status, data, headers } = response;
    const answered = status >= 400 && data instanceof Blob ? jsonOf(await data.text()) : data;
    return answerOf(status, answered, headers['retry-after']);
  } catch (error) {
    if (axios.isCancel(error)) throw error;
    throw networkFailure();
  }
}

/**
 * The answer of a call that the document has made before this program came; it is there once.
 * @returns `null` where there is none for this call and this person, or none came whole
 */
async function takeEarlyAnswer({ path, params }: Request, token: string | null): Promise<Answer | null> {
  const early = window.earlyCall;
  const query = new URLSearchParams(params).toString();
  if (!early || early.token !== token || early.path !== path || early.query !== query) return null;
  window.earlyCall = undefined;
  if (performance.now() > EARLY_KEPT_MS) return null;
  try {
    const answer = await early.answer;
    return answerOf(answer.status, jsonOf(await answer.text()), answer.headers.get('retry-after'));
  } catch {
    // The line broke: the call is made as any other.
    return null;
  }
}

/** An early answer is as good as new for so long after the page began. Milliseconds. */
const EARLY_KEPT_MS = 10_000;

function answerOf(status: number, body: unknown, retryAfter: unknown): Answer {
  const wait = Number(retryAfter);
  return { status, body, retryAfterSeconds: wait > 0 ? wait : null };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** As long as the host waits for a body. */
const UPLOAD_TIMEOUT = 300_000;

/** The one provider host (R175, R377): the page's own, or the one the build was made for. */
const transport: AxiosInstance = axios.create({
  baseURL: import.meta.env.VITE_API_URL || '',
  withCredentials: true,
  timeout: 30_000,
  headers: { Accept: 'application/json' },
  validateStatus: () => true,
});
