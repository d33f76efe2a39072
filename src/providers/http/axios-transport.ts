import axios, { type AxiosInstance } from 'axios';
import { answerOf, jsonOf } from './answer-of.ts';
import { networkFailure } from './failure-of.ts';
import { currentLanguage } from '../i18n/language.ts';
import { PROVIDER_HOST } from './provider-host.ts';
import type { Answer, Request } from './transport.ts';

/** Sends a call. Throws only when no answer came, or the caller has given it up. */
export async function sendWithAxios(request: Request, token: string | null): Promise<Answer> {
  const { method, path, params, body, signal, onProgress, timeout, isForFile = false } = request;
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

/** As long as the host waits for a body. */
const UPLOAD_TIMEOUT = 300_000;

const transport: AxiosInstance = axios.create({
  baseURL: PROVIDER_HOST,
  withCredentials: true,
  timeout: 30_000,
  headers: { Accept: 'application/json' },
  validateStatus: () => true,
});
