import { randomUUID, webcrypto } from 'node:crypto';
import { SignJWT, jwtVerify } from 'jose';
import { z } from 'zod';
import { AppError } from '#contract/errors.ts';

/** Whose token it is, and which session it belongs to. What the account may do is asked of the database. */
export interface TokenBearer {
  readonly userId: number;
  readonly sessionId: string;
}

export interface AccessTokens {
  issue(bearer: TokenBearer): Promise<string>;
  /** Throws `unauthenticated` for anything but a token of ours that is still valid. */
  verify(token: string): Promise<TokenBearer & { expiresAt: number }>;
}

interface AccessTokenOptions {
  key: Uint8Array<ArrayBuffer>;
  /** How long a token is valid. */
  minutes: number;
}

/** Signs and checks access tokens (R162): one algorithm, one key, one issuer, one audience, one type. */
export function createAccessTokens({ key, minutes }: AccessTokenOptions): AccessTokens {
  // Imported once: jose would otherwise do it on every call.
  const imported = webcrypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
  return {
    issue: async ({ userId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(String(userId))
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        // Without it two tokens of one session made in one second would be the same.
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(`${minutes}m`)
        .sign(await imported),

    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, await imported, {
          algorithms: [ALGORITHM],
          typ: TYPE,
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'sid', 'iat', 'exp'],
        });
        const { sub, sid, exp } = claims.parse(payload);
        return { userId: sub, sessionId: sid, expiresAt: exp * 1000 };
      } catch {
        // Why it is not good helps only whoever forges one.
        throw new AppError('unauthenticated');
      }
    },
  };
}

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const ISSUER = 'yamama-fustat';
const AUDIENCE = 'yamama-fustat-api';

const claims = z.object({
  sub: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number),
  sid: z.uuid(),
  exp: z.number(),
});
