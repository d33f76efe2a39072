import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type AccountHost, startAccountHost } from '#tests/support/account-host.ts';

let host: AccountHost;
let header: Record<string, unknown>;
let claims: Record<string, unknown>;
let key: Uint8Array;
let good: string;

beforeAll(async () => {
  host = await startAccountHost();
  good = (await host.register()).token;
  [header, claims] = good
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
  key = host.secrets.accessTokens;
});
afterAll(() => host.close());
afterEach(() => vi.useRealTimers());

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const statusFor = async (authorization: string) => {
  const { status, code } = await host.call('userInfo', { headers: { authorization } });
  return `${status} ${code ?? 'ok'}`;
};
/** A token signed with the right key: only what it says is wrong. */
function signed(more: object, { head = {}, with: used = key, hash = 'sha256' }: SignOptions = {}): string {
  const text = `${encode({ ...header, ...head })}.${encode({ ...claims, ...more })}`;
  return `${text}.${createHmac(hash, used).update(text).digest('base64url')}`;
}
interface SignOptions {
  head?: object;
  with?: Uint8Array;
  hash?: string;
}
const now = () => Math.floor(Date.now() / 1000);

it('R174 the token of a login is accepted, and so is one that we sign the same way', async () => {
  expect(await statusFor(`Bearer ${good}`)).toBe('200 ok');
  expect(await statusFor(`bearer ${signed({})}`)).toBe('200 ok');
});

it('S-09 R335 every forged, altered, expired or foreign token is answered 401', async () => {
  const other = await host.register();
  const otherClaims = JSON.parse(Buffer.from(other.token.split('.')[1] ?? '', 'base64url').toString());
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicPem = Buffer.from(publicKey.export({ type: 'spki', format: 'pem' }));
  const rsText = `${encode({ ...header, alg: 'RS256' })}.${encode(claims)}`;
  const [head = '', body = '', signature = ''] = good.split('.');
  const withoutClaim = (name: string) => signed({ [name]: undefined });

  const attacks: Record<string, string> = {
    'alg none, no signature': `${encode({ ...header, alg: 'none' })}.${body}.`,
    'alg None, old signature': `${encode({ ...header, alg: 'None' })}.${body}.${signature}`,
    'empty signature': `${head}.${body}.`,
    'two parts': `${head}.${body}`,
    'four parts': `${good}.${signature}`,
    'last bits changed': `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    'claims changed': `${head}.${encode({ ...claims, sub: '1' })}.${signature}`,
    HS384: signed({}, { head: { alg: 'HS384' }, hash: 'sha384' }),
    HS512: signed({}, { head: { alg: 'HS512' }, hash: 'sha512' }),
    'HS256 said, SHA-512 used': signed({}, { hash: 'sha512' }),
    'RS256 with a key of their own': `${rsText}.${sign('sha256', Buffer.from(rsText), privateKey).toString('base64url')}`,
    'HS256 keyed with a public key': signed({}, { with: publicPem }),
    'empty key': signed({}, { with: new Uint8Array() }),
    'the key of the cookies': signed({}, { with: host.secrets.refreshCookies }),
    'the key of the codes': signed({}, { with: host.secrets.codes }),
    'a key id that is a path': signed({}, { head: { kid: '../../../../dev/null' }, with: new Uint8Array() }),
    'a key id that is SQL': signed({}, { head: { kid: "x' union select 'a' --" }, with: Buffer.from('a') }),
    'a key in the header': signed(
      {},
      {
        head: { jwk: { kty: 'oct', k: Buffer.from('mine').toString('base64url') } },
        with: Buffer.from('mine'),
      },
    ),
    'an unknown critical header': signed({}, { head: { crit: ['exp2'], exp2: 1 } }),
    expired: signed({ exp: now() - 1 }),
    'not valid yet': signed({ nbf: now() + 3600 }),
    'no expiry': withoutClaim('exp'),
    'expiry as text': signed({ exp: '9999999999' }),
    'another issuer': signed({ iss: 'somebody' }),
    'no issuer': withoutClaim('iss'),
    'another audience': signed({ aud: 'another-api' }),
    'another type': signed({}, { head: { typ: 'rt+jwt' } }),
    'no type': signed({}, { head: { typ: undefined } }),
    'no session': withoutClaim('sid'),
    'a session that never was': signed({ sid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }),
    "another account's session": signed({ sid: otherClaims.sid }),
    'another account': signed({ sub: String(other.user.id) }),
    'an account that is SQL': signed({ sub: '1 or 1=1' }),
    'an account as a number': signed({ sub: other.user.id }),
    'no account': withoutClaim('sub'),
    'a refresh cookie as a token': other.cookie.slice('refresh='.length),
    nothing: '',
    'one letter': 'x',
    'a very long one': 'a'.repeat(8000),
  };
  for (const [name, token] of Object.entries(attacks))
    expect([name, await statusFor(`Bearer ${token}`)]).toEqual([name, '401 unauthenticated']);
  expect(Object.keys(attacks).length).toBeGreaterThanOrEqual(25);
});

it('S-09 R335 an Authorization header that holds no bearer token is answered 401', async () => {
  for (const value of [
    '',
    'Bearer',
    'Basic YTpi',
    good,
    `Bearer ${good} ${good}`,
    `Token ${good}`,
    'Bearer \u00ff',
  ])
    expect([value, await statusFor(value)]).toEqual([value, '401 unauthenticated']);
});

it('a token ends after its minutes, also while it is still kept in memory', async () => {
  // The clock stands still, however long a call takes; what is in memory is kept for two seconds.
  vi.useFakeTimers({ toFake: ['Date'] });
  const end = now() + 1;
  const soon = signed({ exp: end });
  expect(await statusFor(`Bearer ${soon}`)).toBe('200 ok');
  vi.setSystemTime(end * 1000);
  expect(await statusFor(`Bearer ${soon}`)).toBe('401 unauthenticated');
  expect(Number(claims['exp']) - Number(claims['iat'])).toBe(host.env.accessTokenMinutes * 60);
});
