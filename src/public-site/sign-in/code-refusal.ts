import { AppFailure } from '#providers/http/app-failure.ts';

/** A refused code is a problem of its field: the boxes say so, with the host's words (R192). */
export function codeRefusal(error: unknown): unknown {
  if (!(error instanceof AppFailure) || error.code !== 'codeInvalid') return error;
  const { code, status, message } = error;
  // Said once, under the boxes: the form has nothing to add to it.
  return new AppFailure({ code, status, message: '', fields: { code: { code, message } } });
}
