import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';

/** What may run and style from within a document, as sources of a policy: by a nonce, or by hashes. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What a document may load and run: what is the site's own, and of scripts and styles in it those that are named. */
export function contentPolicy(
  request: FastifyRequest,
  env: Pick<Env, 'publicUrl' | 'apiUrl'>,
  { scripts, styles }: InlineSources,
): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
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

const otherHost = ({ apiUrl }: Pick<Env, 'apiUrl'>): string[] => (apiUrl ? [apiUrl] : []);
