import { PRELOADED_RESPONSE, type PreloadedResponse } from '#contract/preloaded-response.ts';
import { answerOf, jsonOf } from '../answer-of.ts';
import type { Answer, Request } from '../transport.ts';

/** A preloaded response is as good as new for so long after the page began. Milliseconds. */
const KEPT_MS = 10_000;

/** The call is under way when the program starts, so the document can only hand it over by a property of `window`. */
type PageWindow = Window & { [PRELOADED_RESPONSE]?: PreloadedResponse | undefined };
const page = (): PageWindow => window;

/** Has the document asked for the list of this page? */
export const hasPreloadedResponse = (): boolean => page()[PRELOADED_RESPONSE] !== undefined;

/**
 * The answer to a call that the document has made before the program was there; it is there once.
 * @returns `null` where there is none for this call and this person, or none came whole
 */
export async function takePreloadedResponse(
  { method, path, params }: Request,
  token: string | null,
): Promise<Answer | null> {
  const preloaded = page()[PRELOADED_RESPONSE];
  const query = new URLSearchParams(params).toString();
  const isThis =
    method === 'GET' && preloaded?.token === token && preloaded?.path === path && preloaded.query === query;
  if (!preloaded || !isThis) return null;
  page()[PRELOADED_RESPONSE] = undefined;
  if (performance.now() > KEPT_MS) return null;
  try {
    const { status, text, retryAfter } = await preloaded.response;
    return answerOf(status, jsonOf(text), retryAfter);
  } catch {
    // The line broke: the call is made as any other.
    return null;
  }
}
