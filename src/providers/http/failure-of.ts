import { type ErrorCode, errors, isErrorCode } from '#contract/errors.ts';
import { describeError } from '#contract/describe-error.ts';
import type { LocalizedText } from '#contract/language.ts';
import { failedAnswerSchema } from './answer-schemas.ts';
import { AppFailure } from './app-failure.ts';
import { currentLanguage } from '../i18n/language.ts';

/** The words of a call for its own failure, where neither host nor connection gives a better reason. */
export interface FailureWords {
  fallback?: ErrorCode;
  messages?: Readonly<Partial<Record<ErrorCode, LocalizedText>>>;
}

/**
 * The failure that an answer tells. The host's own description comes first (R334, R277), then the words of the
 * call (R278), then those of the status (A42).
 */
export function failureOf(status: number, body: unknown, words: FailureWords = {}): AppFailure {
  const { error = null, data = null } = failedAnswerSchema.safeParse(body).data ?? {};
  const code = error?.code ?? codeOfStatus(status);
  return new AppFailure({
    code,
    status,
    message: error?.description || describe(code, words),
    fields: error?.fields,
    data,
  });
}

/** No answer came. */
export const networkFailure = (): AppFailure =>
  new AppFailure({ code: 'network', status: 0, message: describe('network', {}) });

/** A failure of the closed set that happened in the browser. */
export const ownFailure = (code: ErrorCode, words: FailureWords = {}): AppFailure =>
  new AppFailure({ code, status: errors[code].status, message: describe(code, words) });

function describe(code: string, { fallback, messages }: FailureWords): string {
  const known = isErrorCode(code) && !GENERAL.includes(code) ? code : undefined;
  const chosen = known ?? fallback ?? (isErrorCode(code) ? code : 'generic');
  return describeError(chosen, { language: currentLanguage(), messages });
}

/** Codes that say so little that the words of the call say more. */
const GENERAL: readonly ErrorCode[] = ['generic', 'serverError', 'malformed'];

function codeOfStatus(status: number): ErrorCode {
  if (status >= 500) return 'serverError';
  return STATUS_CODES[status] ?? 'generic';
}

const STATUS_CODES: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  413: 'tooLarge',
};
