import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { signedInSchema } from '#contract/session.ts';
import { endSessions } from '#server/auth/sessions.ts';
import { type AccountHost, startAccountHost } from '#tests/support/account-host.ts';

let host: AccountHost;
beforeAll(async () => {
  host = await startAccountHost();
});
afterAll(() => host.close());
afterEach(() => vi.useRealTimers());

const refresh = (cookie: string, headers?: Record<string, string>) =>
  host.call('refreshToken', { cookie, ...(headers ? { headers } : {}) });
const counterOf = (cookie: string) => Number(cookie.split('.')[1]);
const isAlive = async (token: string) => (await host.call('userInfo', { token })).status === 200;

describe('the refresh cookie', () => {
  it('R171 R183 a refresh without a body gives a token under both names and the next cookie', async () => {
    const { cookie } = await host.register();
    const answer = await refresh(cookie, { 'content-type': 'application/json' });
    expect(answer.status).toBe(200);
    const data = signedInSchema.parse(answer.data);
    expect(data.token).toBe(data.accessToken);
    expect(await isAlive(data.token)).toBe(true);
    expect(counterOf(answer.cookie)).toBe(counterOf(cookie) + 1);
  });

  it('S-02 R183 20 refreshes at once with one cookie all succeed with the same next cookie', async () => {
    // Every connection open before, so that the calls meet at the row and not at the pool.
    await Promise.all(Array.from({ length: 10 }, () => host.pool.query('select pg_sleep(0.05)')));
    let { cookie } = await host.register();
    for (let round = 2; round < 12; round += 1) {
      const used = cookie;
      const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(used)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
      expect(new Set(answers.map((answer) => answer.cookie)).size).toBe(1);
      cookie = answers[0]?.cookie ?? '';
      expect(counterOf(cookie)).toBe(round);
    }
    expect((await refresh(cookie)).status).toBe(200);
  });

  it('S-03 R183 a cookie whose answer was lost works again and does not run ahead', async () => {
    let { cookie } = await host.register();
    for (let round = 0; round < 10; round += 1) {
      const lost = await refresh(cookie);
      const again = await refresh(cookie);
      expect(again.status).toBe(200);
      expect(again.cookie).toBe(lost.cookie);
      cookie = again.cookie;
    }
    expect(counterOf(cookie)).toBe(11);
  });

  it('S-04 R183 a cookie two steps old ends the session for everyone who holds one, and is written down', async () => {
    const { cookie: stolen, user } = await host.register();
    const second = await refresh(stolen);
    const third = await refresh(second.cookie);
    const { token } = signedInSchema.parse(third.data);
    expect(await isAlive(token)).toBe(true);

    const reused = await refresh(stolen);
    expect([reused.status, reused.code, reused.cookie]).toEqual([401, 'sessionEnded', '']);
    expect((await refresh(third.cookie)).status).toBe(401);
    expect((await refresh(second.cookie)).status).toBe(401);
    expect(await isAlive(token)).toBe(false);
    const { rows } = await host.pool.query(
      `select operation from audit_entries where resource = 'users' and record_id = $1`,
      [user.id],
    );
    expect(rows).toEqual([{ operation: 'sessionReused' }]);
  });

  it('R183 a cookie that we never made is refused and ends nothing', async () => {
    const { cookie } = await host.register();
    const other = (await host.register()).cookie;
    const [id = '', counter = '', signature = ''] = cookie.split('.');
    const forged = [
      `${id}.2.${signature}`,
      `${id}.${counter}.${'A'.repeat(43)}`,
      `${id}.${counter}.${other.split('.')[2]}`,
      `${other.split('.')[0]}.${counter}.${signature}`,
      `${id}.0${counter}.${signature}`,
      `${id}.-1.${signature}`,
      `${id}.${counter}`,
      'refresh=x',
      `refresh=${'9'.repeat(2000)}`,
    ];
    for (const value of forged) expect([value, (await refresh(value)).code]).toEqual([value, 'sessionEnded']);
    expect((await refresh('other=1')).code).toBe('unauthenticated');
    expect((await refresh(cookie)).status).toBe(200);
  });

  it('S-11 R183 a session ends at its fixed time however often it is refreshed', async () => {
    const { cookie, refreshTokenExpiration } = await host.register();
    const days = (Date.parse(refreshTokenExpiration) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(host.env.refreshTokenDays, 1);
    const next = await refresh(cookie);
    expect(signedInSchema.parse(next.data).refreshTokenExpiration).toBe(refreshTokenExpiration);
    await host.pool.query(`update sessions set expires_at = now() - interval '1 second' where id = $1`, [
      cookie.slice('refresh='.length).split('.')[0],
    ]);
    expect((await refresh(next.cookie)).code).toBe('sessionEnded');
  });

  it('S-11 a session of staff that nobody used since yesterday has ended; one of a client goes on', async () => {
    const answers = await Promise.all(
      ['CustomerService', 'User'].map(async (role) => {
        const { cookie, user } = await host.register();
        await host.pool.query('update users set role = $2 where id = $1', [user.id, role]);
        const used = await refresh(cookie);
        expect([role, used.status]).toEqual([role, 200]);
        await host.pool.query(
          `update sessions set rotated_at = now() - interval '13 hours' where user_id = $1`,
          [user.id],
        );
        return [role, (await refresh(used.cookie)).status];
      }),
    );
    expect(answers).toEqual([
      ['CustomerService', 401],
      ['User', 200],
    ]);
  });

  it('an account that logs in without end holds fifty sessions, those that were used last', async () => {
    const { cookie, user, password } = await host.register();
    await host.pool.query(
      `insert into sessions (id, user_id, expires_at, user_agent, rotated_at)
       select gen_random_uuid(), $1, now() + interval '1 day', '', now() + make_interval(secs => n)
       from generate_series(1, 60) n`,
      [user.id],
    );
    const again = await host.call('login', { body: { email: user.email, password } });
    expect(again.status).toBe(200);
    const { rows } = await host.pool.query('select from sessions where user_id = $1 and revoked_at is null', [
      user.id,
    ]);
    expect(rows).toHaveLength(50);
    expect((await refresh(again.cookie)).status).toBe(200);
    expect((await refresh(cookie)).code).toBe('sessionEnded');
  });

  it('R183 the cookie of a session that was removed long after its end is refused like any that ended', async () => {
    const { cookie } = await host.register();
    const [sessionId] = cookie.slice('refresh='.length).split('.');
    await host.pool.query('delete from sessions where id = $1', [sessionId]);
    const answer = await refresh(cookie);
    expect([answer.status, answer.code]).toEqual([401, 'sessionEnded']);
  });

  it('S-10 R171 a refresh from another site or as a form is refused and moves nothing', async () => {
    const { cookie } = await host.register();
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost:3001',
      'http://localhost.evil.example',
    ])
      expect([origin, (await refresh(cookie, { origin, host: 'localhost:3000' })).code]).toEqual([
        origin,
        'foreignOrigin',
      ]);
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])
      expect([type, (await refresh(cookie, { 'content-type': type })).status]).toEqual([type, 415]);
    const own = await refresh(cookie, { origin: 'http://localhost:3000', host: 'localhost:3000' });
    expect([own.status, counterOf(own.cookie)]).toEqual([200, 2]);
  });
});

describe('cookie attributes and origins of a public address', () => {
  let secure: AccountHost;
  beforeAll(async () => {
    secure = await startAccountHost({
      env: { PUBLIC_URL: 'https://firm.example', ALLOWED_ORIGINS: 'https://www.firm.example' },
    });
  });
  afterAll(() => secure.close());

  it('S-10 R183 the cookie is for this host alone, over https, hidden from scripts', async () => {
    const { setCookie } = await secure.call('login', {
      body: { email: 'admin@yamama-fustat.example', password: 'Yamama-2026' },
    });
    expect(setCookie).toMatch(/^__Host-refresh=[\w.-]+; /);
    const attributes = setCookie
      .split('; ')
      .slice(1)
      .map((part) => part.replace(/=.*/, ''));
    expect(attributes.toSorted()).toEqual(['Expires', 'HttpOnly', 'Path', 'SameSite', 'Secure']);
    expect(setCookie).toContain('Path=/;');
    expect(setCookie).toContain('SameSite=Lax');
  });

  it('S-10 R171 only the public address and the allowed ones may refresh', async () => {
    const { cookie } = await secure.register();
    const from = (origin: string) =>
      secure.call('refreshToken', { cookie, headers: { origin, host: 'firm.example' } });
    expect((await from('http://firm.example')).status).toBe(403);
    expect((await from('https://firm.example.evil.example')).status).toBe(403);
    expect((await from('https://firm.example')).status).toBe(200);
    expect((await from('https://www.firm.example')).status).toBe(200);
  });

  it('R183 without https the cookie has the plain name and is still hidden from scripts', async () => {
    const { setCookie } = await host.call('login', {
      body: { email: 'admin@yamama-fustat.example', password: 'Yamama-2026' },
    });
    expect(setCookie).toMatch(/^refresh=[\w.-]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  });
});

describe('the end of a session', () => {
  it('R163 after logout neither the token nor the cookie is good, and logging out twice is no error', async () => {
    const { token, cookie } = await host.register();
    expect(await isAlive(token)).toBe(true);
    const answer = await host.call('logout', { cookie });
    expect([answer.status, answer.data, answer.cookie]).toEqual([200, null, '']);
    expect(answer.setCookie).toMatch(/^refresh=; .*Expires=Thu, 01 Jan 1970/);
    expect(await isAlive(token)).toBe(false);
    expect((await refresh(cookie)).code).toBe('sessionEnded');
    expect((await host.call('logout', { cookie, token })).status).toBe(200);
    expect((await host.call('logout')).status).toBe(200);
  });

  it('R163 logging out with the token alone ends its session', async () => {
    const { token, cookie } = await host.register();
    await host.call('logout', { token });
    expect(await isAlive(token)).toBe(false);
    expect((await refresh(cookie)).status).toBe(401);
  });

  it('R163 R376 a session that another process ended is refused within 2 seconds', async () => {
    const { token, user } = await host.register();
    // The clock stands still, however long the calls take.
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(await isAlive(token)).toBe(true);
    await endSessions(host.pool, { userId: user.id, reason: 'password' });
    vi.setSystemTime(Date.now() + 1_999);
    expect(await isAlive(token)).toBe(true);
    vi.setSystemTime(Date.now() + 1);
    expect(await isAlive(token)).toBe(false);
  });

  it.each([
    ['suspended', 'update users set is_suspended = true where id = $1'],
    ['deleted', 'update users set deleted_at = now() where id = $1'],
  ])('R375 the sessions of a %s account are refused, refreshed or not', async (_state, sql) => {
    const { token, cookie, user } = await host.register();
    expect(await isAlive(token)).toBe(true);
    await host.pool.query(sql, [user.id]);
    host.forgetCaller(user.id);
    expect(await isAlive(token)).toBe(false);
    expect((await refresh(cookie)).code).toBe('sessionEnded');
  });

  it('S-07 R293 the role is the one in the database, not the one of the time when the token was made', async () => {
    const { token, user } = await host.register();
    await host.pool.query(`update users set role = 'CustomerService' where id = $1`, [user.id]);
    host.forgetCaller(user.id);
    const { data } = await host.call('userInfo', { token });
    expect(data).toMatchObject({ lastRole: 'CustomerService' });
  });
});
