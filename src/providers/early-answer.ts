import type {} from '#contract/early-call.ts';
import { answerOf, jsonOf } from './answer-of.ts';
import type { Answer, Request } from './transport.ts';

/** An early answer is as good as new for so long after the page began. Milliseconds. */
const KEPT_MS = 10_000;

/**
 * The answer of a call that the document has made before this program came; it is there once.
 * @returns `null` where there is none for this call and this person, or none came whole
 */
export async function takeEarlyAnswer(
  { method, path, params }: Request,
  token: string | null,
): Promise<Answer | null> {
  const early = window.earlyCall;
  const query = new URLSearchParams(params).toString();
  const isThis = method === 'GET' && early?.token === token && early?.path === path && early.query === query;
  if (!early || !isThis) return null;
  window.earlyCall = undefined;
  if (performance.now() > KEPT_MS) return null;
  try {
    const { status, text, retryAfter } = await early.answer;
    return answerOf(status, jsonOf(text), retryAfter);
  } catch {
    // The line broke: the call is made as any other.
    return null;
  }
}
