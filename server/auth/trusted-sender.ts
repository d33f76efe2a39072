import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Env } from '../env.ts';

/**
 * Refuses a call that lives on the cookie alone when a page of another site may have sent it (A81). Throws
 * `foreignOrigin`, or `mediaType` for content that a plain form can send without asking.
 */
export function refuseForeignSender(request: FastifyRequest, env: Pick<Env, 'publicUrl' | 'allowedOrigins'>) {
  const { origin } = request.headers;
  if (origin !== undefined && !isTrustedOrigin(origin, request.host, env))
    throw new AppError('foreignOrigin');
  if (FORM_CONTENT.test(request.headers['content-type'] ?? '')) throw new AppError('mediaType');
}

/** Is it a page of ours? @param host the name under which this host was called */
export function isTrustedOrigin(
  origin: string,
  host: string,
  { publicUrl, allowedOrigins }: Pick<Env, 'publicUrl' | 'allowedOrigins'>,
): boolean {
  if (allowedOrigins.includes(origin)) return true;
  if (publicUrl !== undefined) return origin === publicUrl;
  // Without a public address the host has several names, `localhost` among them: the one that was called.
  return URL.canParse(origin) && new URL(origin).host === host;
}

const FORM_CONTENT = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)/i;
