import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Env } from '../env.ts';

/**
 * Refuses a call that lives on the cookie alone when a page of another site may have sent it (A81). Throws
 * `foreignOrigin`, or `mediaType` for content that a plain form can send without asking.
 */
export function refuseForeignSender(request: FastifyRequest, env: Pick<Env, 'publicUrl' | 'allowedOrigins'>) {
  const { origin } = request.headers;
  if (origin !== undefined && !isTrusted(origin, request, env)) throw new AppError('foreignOrigin');
  if (FORM_CONTENT.test(request.headers['content-type'] ?? '')) throw new AppError('mediaType');
}

function isTrusted(
  origin: string,
  request: FastifyRequest,
  { publicUrl, allowedOrigins }: Pick<Env, 'publicUrl' | 'allowedOrigins'>,
): boolean {
  if (allowedOrigins.includes(origin)) return true;
  if (publicUrl !== undefined) return origin === publicUrl;
  // Without a public address the host has several names, `localhost` among them: the one that was called.
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

const FORM_CONTENT = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)/i;
