import { isObject } from '#contract/is-object.ts';

/**
 * What the pages of a reset hand on in the navigation state. It lives as long as the entry of the history, so a reload
 * keeps it; anything else in it, such as where the person was going, is handed on untouched.
 */
export interface ResetState {
  /** What was typed at the login, until a code is asked for. */
  email: string | null;
  /** When the last code was asked for, in ms since 1970. */
  sentAt: number | null;
  /** The code that the host has confirmed. */
  code: string | null;
}

export function readResetState(state: unknown): ResetState {
  const { email, sentAt, code } = isObject(state) ? state : {};
  return {
    email: typeof email === 'string' ? email : null,
    sentAt: typeof sentAt === 'number' ? sentAt : null,
    code: typeof code === 'string' ? code : null,
  };
}

/** The state of the next page: what was there, and more. */
export const withResetState = (
  state: unknown,
  more: Partial<ResetState> & { resetDone?: true },
): unknown => ({
  ...(isObject(state) ? state : {}),
  ...more,
});

/** After the last page nothing of it may stay behind in the history. */
export function withoutResetState(state: unknown): Record<string, unknown> {
  const { email: _email, sentAt: _sentAt, code: _code, ...rest } = isObject(state) ? state : {};
  return rest;
}
