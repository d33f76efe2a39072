import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';

/** What a refresh cookie says: the session, and the counter it was made with. */
export interface Ticket {
  readonly sessionId: string;
  readonly counter: number;
}

export interface RefreshCookies {
  set(reply: FastifyReply, ticket: Ticket & { expiresAt: string }): void;
  clear(reply: FastifyReply): void;
  /** `none`: no cookie came. `null`: one came that we never made. */
  read(request: FastifyRequest): Ticket | null | 'none';
}

interface RefreshCookieOptions {
  key: Uint8Array;
  env: Pick<Env, 'publicUrl'>;
}

/** The refresh cookie (A29): `session.counter.signature`, for no script to read. */
export function createRefreshCookies({ key, env }: RefreshCookieOptions): RefreshCookies {
  const isSecure = env.publicUrl?.startsWith('https:') ?? false;
  // The prefix makes browsers refuse the cookie from anyone but this very host; it needs https.
  const name = isSecure ? '__Host-refresh' : 'refresh';
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  } satisfies CookieSerializeOptions;
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();

  return {
    set(reply, { sessionId, counter, expiresAt }) {
      const text = `${sessionId}.${counter}`;
      const value = `${text}.${sign(text).toString('base64url')}`;
      reply.setCookie(name, value, { ...attributes, expires: new Date(expiresAt) });
    },
    clear(reply) {
      reply.clearCookie(name, attributes);
    },
    read(request) {
      const value = request.cookies[name];
      if (!value) return 'none';
      const [, text, sessionId, counter, signature] = SHAPE.exec(value) ?? [];
      if (!text || !sessionId || !counter || !signature) return null;
      const given = Buffer.from(signature, 'base64url');
      const right = sign(text);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return { sessionId, counter: Number(counter) };
    },
  };
}

const SHAPE = /^(([0-9a-f-]{36})\.([1-9]\d{0,8}))\.([\w-]{43})$/;
