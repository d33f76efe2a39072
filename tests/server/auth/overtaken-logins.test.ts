import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountHost, startAccountHost } from '#tests/support/account-host.ts';

let host: AccountHost;
beforeAll(async () => {
  host = await startAccountHost();
});
afterAll(() => host.close());

const NEW = 'Sidr-1447';
let people = 0;
async function person() {
  people += 1;
  const email = `overtaken-${people}@example.com`;
  const { user, password } = await host.register({ email });
  await host.pool.query('delete from sessions where user_id = $1', [user.id]);
  return { id: user.id, email, password };
}
const set = (email: string, change: string) =>
  host.pool.query(`update users set ${change} where email = $1`, [email]);
const sessionsOf = async (id: number) =>
  (await host.pool.query('select 1 from sessions where user_id = $1 and revoked_at is null', [id])).rowCount;

/** The owner sets another password by a mailed code, which ends all sessions. */
async function reset(email: string) {
  await host.call('forgotPassword', { body: { email } });
  const code = await host.codeFor(email);
  await host.call('verifyCode', { body: { email, code } });
  const body = { email, code, newPassword: NEW, confirmPassword: NEW };
  expect((await host.call('resetPassword', { body })).status).toBe(200);
}

/** Runs `change` when the next call begins its transaction: all that it asked before is then old. */
function beforeTransaction(change: () => Promise<unknown>): void {
  const { connect } = host.pool;
  const open = connect.bind(host.pool);
  const overtaken = async () => {
    Object.assign(host.pool, { connect });
    await change();
    return open();
  };
  // With a callback it is the pool itself that asks, for a single statement.
  Object.assign(host.pool, {
    connect: (done?: Parameters<Pool['connect']>[0]) => (done ? open(done) : overtaken()),
  });
}

it('S-08 whoever logs in with the old password while the owner resets it gets no session', async () => {
  const { id, email, password } = await person();
  beforeTransaction(() => reset(email));
  const answer = await host.call('login', { body: { email, password } });
  expect([answer.status, answer.code, answer.cookie]).toEqual([401, 'invalidCredentials', '']);
  expect(await sessionsOf(id)).toBe(0);
  expect((await host.call('login', { body: { email, password: NEW } })).status).toBe(200);
});

it('S-08 nor where the password is reset between its comparison and the look at the account', async () => {
  const { id, email, password } = await person();
  const { query } = host.pool;
  const ask = query.bind(host.pool);
  Object.assign(host.pool, {
    query: async (text: string, values?: unknown[]) => {
      if (!text.includes('from users u where u.id = $1')) return ask(text, values);
      Object.assign(host.pool, { query });
      await reset(email);
      return ask(text, values);
    },
  });
  expect((await host.call('login', { body: { email, password } })).code).toBe('invalidCredentials');
  expect(await sessionsOf(id)).toBe(0);
});

it.each([
  ['switches the second factor on', 'has_second_factor = true'],
  ['is suspended', 'is_suspended = true'],
  ['is deleted', 'deleted_at = now()'],
])(
  'S-08 a login with the password alone gets no session when its owner %s meanwhile',
  async (_who, change) => {
    const { id, email, password } = await person();
    await set(email, `role = 'CustomerService'`);
    beforeTransaction(() => set(email, change));
    expect((await host.call('login', { body: { email, password } })).code).toBe('invalidCredentials');
    expect(await sessionsOf(id)).toBe(0);
  },
);

it('S-08 a client who is made staff while they log in by a mailed code gets no session by it', async () => {
  const { id, email } = await person();
  await host.call('sendLoginCode', { body: { email } });
  const code = await host.codeFor(email);
  beforeTransaction(() => set(email, `role = 'Admin'`));
  expect((await host.call('loginWithCode', { body: { email, code } })).code).toBe('codeInvalid');
  expect(await sessionsOf(id)).toBe(0);
});
