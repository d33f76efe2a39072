import type { Answer } from './transport.ts';

/** @param retryAfter the header of that name, as it came */
export function answerOf(status: number, body: unknown, retryAfter: unknown): Answer {
  const wait = Number(retryAfter);
  return { status, body, retryAfterSeconds: wait > 0 ? wait : null };
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
