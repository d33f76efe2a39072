import { urlOf } from '#contract/early-call.ts';

/** An early answer is as good as new for so long after the page began. Milliseconds. */
const KEPT_MS = 10_000;

/**
 * The answer of a call that the document has made before this program came; it is there once.
 * @returns `null` where there is none for this call and this person, or none came: the call is made
 */
export async function takeEarlyAnswer(
  path: string,
  params: Readonly<Record<string, string>> | undefined,
  token: string | null,
): Promise<Response | null> {
  const early = globalThis.window?.earlyCall;
  if (!early || early.token !== token || early.url !== urlOf(path, params)) return null;
  window.earlyCall = undefined;
  if (performance.now() > KEPT_MS) return null;
  return early.answer.catch(() => null);
}
