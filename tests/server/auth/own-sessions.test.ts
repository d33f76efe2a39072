import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import { ownSessionSchema, sessionCalls } from '#contract/own-sessions.ts';
import { ROLES } from '#contract/roles.ts';
import { signedInSchema } from '#contract/session.ts';
import { DEMO_PASSWORD } from '#server/db/seed/demo-accounts.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

interface Browser {
  bearer: { authorization: string };
  cookie: string;
}

async function signIn(email: string, userAgent: string): Promise<Browser> {
  const answer = await host.app.inject({
    method: 'POST',
    url: accountCalls.login,
    headers: { 'user-agent': userAgent },
    payload: { email: `${email}@yamama-fustat.example`, password: DEMO_PASSWORD },
  });
  const { accessToken } = signedInSchema.parse(answer.json().data);
  const cookie = [answer.headers['set-cookie'] ?? []].flat().join().split(';')[0] ?? '';
  return { bearer: { authorization: `Bearer ${accessToken}` }, cookie };
}
const sessionsOf = async ({ bearer }: Browser) =>
  z.array(ownSessionSchema).parse((await host.call('GET', sessionCalls.list, { headers: bearer })).body.data);
const currentOf = async (browser: Browser) =>
  (await sessionsOf(browser)).find(({ isCurrent }) => isCurrent)?.id ?? '';
const end = ({ bearer }: Browser, id: string) =>
  host.call('POST', sessionCalls.end, { headers: bearer, body: { id } });
const isAlive = async ({ bearer }: Browser) =>
  (await host.call('GET', accountCalls.userInfo, { headers: bearer })).status === 200;
const refreshed = async ({ cookie }: Browser) =>
  (await host.app.inject({ method: 'POST', url: accountCalls.refreshToken, headers: { cookie } })).statusCode;

describe('own sessions', () => {
  it('are listed in words: the one that asks first and marked, nothing of where it was signed in from', async () => {
    const [desk, phone] = [await signIn('client2', CHROME), await signIn('client2', IPHONE)];
    expect(await sessionsOf(desk)).toMatchObject([
      { browser: 'Chrome', system: 'Windows', isCurrent: true },
      { browser: 'Safari', system: 'iOS', isCurrent: false },
    ]);
    expect(await sessionsOf(phone)).toMatchObject([{ browser: 'Safari', isCurrent: true }, {}]);
    const { body } = await host.call('GET', sessionCalls.list, { headers: desk.bearer });
    for (const told of ['Mozilla', '127.0.0.1', 'counter']) expect(JSON.stringify(body)).not.toContain(told);
  });

  it('a browser that says nothing, or anything, is an unknown device', async () => {
    for (const strange of ['', 'x'.repeat(5000), '<script>alert(1)</script>', '\u00ff(((']) {
      const [first] = await sessionsOf(await signIn('client2', strange));
      expect(first).toMatchObject({ browser: null, system: null, isCurrent: true });
    }
  });

  it.each(['admin', 'support', 'client'])(
    'R376 %s ends one: its tokens answer 401 at once, also to be refreshed, and the others go on',
    async (email) => {
      const [here, there] = [await signIn(email, CHROME), await signIn(email, IPHONE)];
      // Asked just before, so that its caller is remembered.
      expect(await isAlive(there)).toBe(true);
      const ended = await currentOf(there);
      expect((await end(here, ended)).status).toBe(200);
      expect(await isAlive(there)).toBe(false);
      expect(await refreshed(there)).toBe(401);
      expect(await isAlive(here)).toBe(true);
      expect((await sessionsOf(here)).map(({ id }) => id)).not.toContain(ended);
    },
  );

  it('all others end together, and it is written down who did it, without anything that signs in', async () => {
    const [here, ...others] = [
      await signIn('client', CHROME),
      await signIn('client', IPHONE),
      await signIn('client', ''),
    ];
    const ids = await Promise.all(others.map(currentOf));
    expect((await host.call('POST', sessionCalls.endOthers, { headers: here.bearer, body: {} })).status).toBe(
      200,
    );
    expect(await sessionsOf(here)).toHaveLength(1);
    for (const other of others) expect(await isAlive(other)).toBe(false);
    const { rows } = await host.database.pool.query<{ sessions: [string[], string[]] }>(
      `select changes->'sessions' as sessions from audit_entries where operation = 'sessionsEnded' order by id desc limit 1`,
    );
    expect(rows[0]?.sessions[0]).toEqual(expect.arrayContaining(ids));
    expect((await host.call('POST', sessionCalls.endOthers, { headers: here.bearer })).body.data).toEqual({
      ended: 0,
    });
  });

  it('another’s session is as unknown as one that never was, and stays', async () => {
    const [mine, theirs] = [await signIn('client', CHROME), await signIn('client2', CHROME)];
    const refused = await end(mine, await currentOf(theirs));
    const unknown = await end(mine, '00000000-0000-4000-8000-000000000000');
    expect([refused.status, refused.body]).toEqual([404, unknown.body]);
    expect((await end(await signIn('admin', CHROME), await currentOf(theirs))).status).toBe(404);
    expect(await isAlive(theirs)).toBe(true);
  });

  it('what is no session id is refused, a visitor is nobody, and every role may ask', async () => {
    const mine = await signIn('client', CHROME);
    for (const body of [{}, { id: 7 }, { id: 'x' }, { id: null }])
      expect((await host.call('POST', sessionCalls.end, { headers: mine.bearer, body })).status).toBe(400);
    expect((await host.call('GET', sessionCalls.list)).status).toBe(401);
    for (const path of [sessionCalls.end, sessionCalls.endOthers])
      expect((await host.call('POST', path, { body: {} })).status).toBe(401);
    for (const as of ROLES) expect((await host.call('GET', sessionCalls.list, { as })).status).toBe(200);
  });
});
