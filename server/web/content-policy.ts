import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';

/** What a document may load and run: what is the site's own, and of scripts and styles in it those with its nonce. */
export function contentPolicy(
  request: FastifyRequest,
  env: Pick<Env, 'publicUrl' | 'apiUrl'>,
  nonce: string,
): string {
  const own = `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src ${own}`,
    `style-src ${own}`,
    // `blob:` is a picture that was just chosen, and is still on its way to the host.
    `img-src ${["'self'", 'data:', 'blob:', ...otherHost(env)].join(' ')}`,
    `connect-src ${["'self'", ...connections(request, env)].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The address that the site is called by: the one that it was told, else the caller's, who may name any. */
export function siteOrigin(
  { protocol, host }: FastifyRequest,
  { publicUrl }: Pick<Env, 'publicUrl'>,
): string | null {
  if (publicUrl) return publicUrl;
  // Nothing but a name gets into a policy or a page.
  return /^[\w.:[\]-]+$/.test(host) ? `${protocol}://${host}` : null;
}

/** Beside `'self'`, which not every browser takes to mean sockets too: the other provider host, where there is one. */
function connections(request: FastifyRequest, env: Pick<Env, 'publicUrl' | 'apiUrl'>): string[] {
  const own = siteOrigin(request, env);
  const other = otherHost(env);
  return [
    ...other,
    ...[...(own === null ? [] : [own]), ...other].map((origin) => origin.replace(/^http/, 'ws')),
  ];
}

const otherHost = ({ apiUrl }: Pick<Env, 'apiUrl'>): string[] => (apiUrl ? [new URL(apiUrl).origin] : []);
