import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '#contract/envelope.ts';
import { AppError, type HostErrorCode, type ErrorParams } from '#contract/errors.ts';
import { hostErrors } from '#contract/host-errors.ts';
import { describeFields } from '#contract/issues.ts';
import { type Language, parseLanguage } from '#contract/language.ts';
import { describeError } from './describe-error.ts';
import { databaseError } from '../db/database-error.ts';
import { waitWords } from './wait-words.ts';

/** Turns whatever was thrown into the envelope, in the reader's language. The only place that does. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendError(asAppError(error), error, request, reply),
  );
}

export function sendError(
  error: AppError,
  cause: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status } = hostErrors[error.code];
  // 5xx are ours to mend: they are logged with their cause. The rest is the caller's business.
  if (status >= 500) request.log.error({ err: cause, code: error.code }, 'The request failed');
  const language = parseLanguage(request.headers['accept-language']);
  const { params, fields, data } = error.details;
  const description = describeError(error.code, {
    language,
    params: withWait(params, language),
    // A path without a route has no options.
    messages: request.routeOptions?.config?.messages,
  });
  const body = {
    code: error.code,
    description,
    ...(fields ? { fields: describeFields(fields, language) } : {}),
  };
  if (status === 503) reply.header('retry-after', '3');
  if (params?.['seconds'] !== undefined) reply.header('retry-after', String(params['seconds']));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(failure(body, data ?? null));
}

/** How long is to be waited, in words too. */
function withWait(params: ErrorParams = {}, language: Language): ErrorParams {
  const seconds = params['seconds'];
  return typeof seconds === 'number' ? { ...params, wait: waitWords(seconds, language) } : params;
}

function asAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  const known = databaseError(error);
  if (known) return known;
  const code = KNOWN_CODES[error.code];
  if (code) return new AppError(code);
  return new AppError(error.statusCode !== undefined && error.statusCode < 500 ? 'malformed' : 'serverError');
}

const KNOWN_CODES: Readonly<Record<string, HostErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'mediaType',
  FST_ERR_CTP_EMPTY_TYPE: 'mediaType',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'mediaType',
  FST_ERR_REOPENED_CLOSE_SERVER: 'unavailable',
  // No room for a file, or no number for it: that passes, and then the same call succeeds.
  ENOSPC: 'unavailable',
  EDQUOT: 'unavailable',
  EMFILE: 'unavailable',
  ENFILE: 'unavailable',
};
