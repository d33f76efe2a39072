import { describe, expect, it } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { signedInSchema } from '#contract/session.ts';
import { createMailedCodes } from '#server/auth/mailed-codes.ts';
import { tokenOf } from '#server/auth/invitations.ts';
import { verifyPassword } from '#server/auth/passwords.ts';
import { loadSecrets } from '#server/auth/secrets.ts';
import { mailDeliveries } from '#server/mail/mail-deliveries.ts';
import type { Mail } from '#server/mail/mail.ts';
import { sweep } from '#server/housekeeping.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost({ env: { LOGIN_FAILURES_PER_ADDRESS: '1000' } });
const { pool } = host.database;
const secrets = await loadSecrets(host.env);

let number = 0;
async function add(change: object = {}, language: 'ar' | 'en' = 'en') {
  number += 1;
  const email = `invited-${number}@firm.example`;
  const body = {
    fullNameAr: 'هدى السالم',
    fullNameEn: 'Huda Alsalem',
    mobileNumber: '+966 50 000 0209',
    whatsAppNumber: '+966 50 000 0209',
    email,
    role: 'CustomerService',
    branchId: 1,
    isInvited: true,
    ...change,
  };
  const answer = await host.call('POST', '/api/ApplicationUsers/AddWithRole', {
    as: 'Admin',
    body,
    language,
  });
  return { answer, email, id: (answer.body.data as { id: number } | null)?.id ?? 0 };
}
const jobsOf = async (userId: number) =>
  (
    await pool.query<{ payload: { invitationId: number } }>(
      `select payload from outbox where kind = 'invitation' and (payload->>'userId')::int = $1 order by id`,
      [userId],
    )
  ).rows.map(({ payload }) => payload.invitationId);
/** The token of the newest mail. */
async function mailed(userId: number): Promise<string> {
  const invitationId = (await jobsOf(userId)).at(-1) ?? 0;
  return (await tokenOf(pool, invitationId, secrets.codes))?.token ?? '';
}
const read = (token: string) => host.call('POST', accountCalls.readInvitation, { body: { token } });
const accept = (token: string, more: object = {}) =>
  host.call('POST', accountCalls.acceptInvitation, {
    body: { token, newPassword: 'Scales-1001', confirmPassword: 'Scales-1001', ...more },
  });
const act = (verb: string, id: number) =>
  host.call('POST', `/api/ApplicationUsers/${verb}/${id}`, { as: 'Admin', body: {} });
const update = (body: object) => host.call('PUT', '/api/ApplicationUsers/Update', { as: 'Admin', body });
const logIn = (email: string, password = 'Scales-1001') =>
  host.call('POST', accountCalls.login, { body: { email, password } });
const refused = async (token: string) => (await accept(token)).body.error?.code;

describe('an invited account', () => {
  it('is made without a password, and its owner sets one by the mailed link, which signs in', async () => {
    const { answer, email, id } = await add();
    expect(answer.body).toMatchObject({ isSuccess: true, data: { isInvited: true, isSuspended: false } });
    const token = await mailed(id);
    expect((await read(token)).body.data).toEqual({ name: 'Huda Alsalem', email, role: 'CustomerService' });
    const accepted = await accept(token);
    expect(signedInSchema.parse(accepted.body.data).user).toMatchObject({ id, lastRole: 'CustomerService' });
    expect(String(accepted.headers['set-cookie'])).toContain('refresh=');
    expect((await logIn(email)).status).toBe(200);
    const shown = await host.call('GET', `/api/ApplicationUsers/GetById/${id}`, { as: 'Admin' });
    expect(shown.body.data).toMatchObject({ isInvited: false });
    const { rows } = await pool.query(
      `select operation from audit_entries where resource = 'users' and record_id = $1 order by id`,
      [id],
    );
    expect(rows.map(({ operation }) => operation)).toEqual(['created', 'invitationAccepted']);
    const proof = await pool.query('select proven_email as email from users where id = $1', [id]);
    expect(proof.rows).toEqual([{ email }]);
  });

  it('a list of invited accounts was hashed row by row, for passwords that nobody has', async () => {
    const [first, second] = [await add(), await add()];
    const { rows } = await pool.query<{ hash: string }>(
      'select distinct password_hash as hash from users where id = any($1)',
      [[first.id, second.id]],
    );
    expect(rows).toHaveLength(1);
    expect(await verifyPassword(rows[0]?.hash ?? '', '')).toBe(false);
    expect((await logIn(first.email, '')).body.error?.code).toBe('validation');
    expect((await logIn(first.email)).body.error?.code).toBe('invalidCredentials');
    // Each has a password of its own once its owner sets one.
    await accept(await mailed(first.id));
    expect((await logIn(first.email)).status).toBe(200);
    expect((await logIn(second.email)).body.error?.code).toBe('invalidCredentials');
  });

  it('does without a password what the form without it says, and R256 holds for any other', async () => {
    const typed = await add({ isInvited: false });
    expect(typed.answer.body.error?.fields?.['password']?.code).toBe('passwordRequired');
    const plain = await add({ isInvited: undefined });
    expect(plain.answer.body.error?.fields?.['password']?.code).toBe('passwordRequired');
    const both = await add({ password: 'Scales-1001', confirmPassword: 'Scales-1001' });
    expect(both.answer.status).toBe(200);
    expect((await logIn(both.email)).status).toBe(401);
  });

  it('is invited once: no update makes one of an account that is there', async () => {
    const { id } = await add({ isInvited: false, password: 'Scales-1001', confirmPassword: 'Scales-1001' });
    const answer = await update({ id, isInvited: true });
    expect(answer.body.error?.fields?.['isInvited']?.code).toBe('unknownField');
    expect(await jobsOf(id)).toEqual([]);
  });

  it('gets in by no other mail until then', async () => {
    const { email, id } = await add({ role: 'User' });
    await mailed(id);
    await host.call('POST', accountCalls.sendLoginCode, { body: { email } });
    const codes = createMailedCodes(secrets.codes);
    const newest = async () => {
      const { rows } = await pool.query(
        `select payload->>'seed' as seed from outbox where payload->>'email' = $1 order by id desc limit 1`,
        [email],
      );
      return codes.digitsOf(String(rows[0]?.seed));
    };
    const byCode = await host.call('POST', accountCalls.loginWithCode, {
      body: { email, code: await newest() },
    });
    expect(byCode.body.error?.code).toBe('codeInvalid');
  });

  it('with a password that an Admin types it is invited no more', async () => {
    const { email, id } = await add();
    const token = await mailed(id);
    const answer = await update({ id, password: 'Balance-2002', confirmPassword: 'Balance-2002' });
    expect(answer.body.data).toMatchObject({ isInvited: false });
    expect(await refused(token)).toBe('invitationInvalid');
    expect((await logIn(email, 'Balance-2002')).status).toBe(200);
  });

  it('does not count as the Admin who has to remain', async () => {
    const typed = {
      role: 'Admin',
      isInvited: false,
      password: 'Scales-1001',
      confirmPassword: 'Scales-1001',
    };
    const [first, second] = [await add(typed), await add(typed)];
    const invited = await add({ role: 'Admin' });
    const everybody = [first.id, second.id, invited.id];
    await pool.query(`update users set is_suspended = true where role = 'Admin' and id <> all($1)`, [
      everybody,
    ]);
    const remove = async (email: string, id: number) => {
      const { accessToken } = signedInSchema.parse((await logIn(email)).body.data);
      return () =>
        host.call('DELETE', `/api/ApplicationUsers/Delete/${id}`, {
          headers: { authorization: `Bearer ${accessToken}` },
        });
    };
    const both = [await remove(first.email, second.id), await remove(second.email, first.id)];
    const answers = await Promise.all(both.map((one) => one()));
    await pool.query(`update users set is_suspended = false where role = 'Admin'`);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('the link', () => {
  it('works once: of ten at once, one is let in', async () => {
    const token = await mailed((await add()).id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await refused(token)).toBe('invitationInvalid');
  });

  it('dies after 72 hours, with a new one, with a withdrawal, a suspension and a deletion, all told alike', async () => {
    const unknown = await accept('nobody-was-sent-this');
    const dead = async (kill: (id: number) => Promise<unknown>) => {
      const { id } = await add();
      const token = await mailed(id);
      await kill(id);
      const [answer, shown] = [await accept(token), await read(token)];
      expect(answer.body).toEqual(unknown.body);
      expect([answer.status, shown.body.error?.code]).toEqual([400, 'invitationInvalid']);
      return id;
    };
    await dead(async (id) => {
      const { rows } = await pool.query(
        'select extract(epoch from expires_at - created_at) / 3600 as hours from invitations where user_id = $1',
        [id],
      );
      expect(Number(rows[0].hours)).toBe(72);
      await pool.query('update invitations set expires_at = now() where user_id = $1', [id]);
    });
    const again = await dead((id) => act('SendInvitation', id));
    expect((await accept(await mailed(again))).status).toBe(200);
    const withdrawn = await dead((id) => act('WithdrawInvitation', id));
    const { body } = await host.call('GET', `/api/ApplicationUsers/GetById/${withdrawn}`, { as: 'Admin' });
    expect(body.data).toMatchObject({ isInvited: true, isSuspended: true });
    expect((await act('SendInvitation', withdrawn)).body.data).toMatchObject({ isSuspended: false });
    expect((await accept(await mailed(withdrawn))).status).toBe(200);
    await dead((id) => act('Suspend', id));
    await dead((id) => host.call('DELETE', `/api/ApplicationUsers/Delete/${id}`, { as: 'Admin' }));
  });

  it('goes to the address as it is: a corrected one gets a link of its own, the other one is dead', async () => {
    const { id } = await add();
    const first = await mailed(id);
    await update({ id, email: `corrected-${id}@firm.example` });
    expect(await refused(first)).toBe('invitationInvalid');
    expect(await jobsOf(id)).toHaveLength(2);
    expect((await read(await mailed(id))).body.data).toMatchObject({ email: `corrected-${id}@firm.example` });
  });

  it('takes only what a registration would: a good password, and of clients their consent', async () => {
    const { id } = await add({ role: 'User' });
    const token = await mailed(id);
    const short = await accept(token, { newPassword: 'abc', confirmPassword: 'abc' });
    expect(short.body.error?.fields?.['newPassword']?.code).toBe('passwordMin');
    const named = await accept(token, { newPassword: 'Huda Alsalem', confirmPassword: 'Huda Alsalem' });
    expect(named.body.error?.fields?.['newPassword']?.code).toBe('passwordIsIdentity');
    expect((await accept(token)).body.error?.fields?.['consent']?.code).toBe('consentRequired');
    expect((await accept(token, { role: 'Admin', consent: true })).status).toBe(400);
    expect((await accept(token, { consent: true })).status).toBe(200);
    const { rows } = await pool.query('select purpose from consents where user_id = $1', [id]);
    expect(rows).toEqual([{ purpose: 'account' }]);
  });

  it('stands nowhere: the database and the outbox hold neither the token nor what it is made of alone', async () => {
    const { id } = await add();
    const token = await mailed(id);
    const { rows } = await pool.query(
      `select (select jsonb_agg(to_jsonb(i)) from invitations i)::text
         || (select jsonb_agg(to_jsonb(o)) from outbox o)::text
         || (select jsonb_agg(to_jsonb(a)) from audit_entries a)::text as all`,
    );
    expect(rows[0].all).not.toContain(token);
    expect(rows[0].all).toContain('invitationId');
    const other = await tokenOf(pool, (await jobsOf(id)).at(-1) ?? 0, new Uint8Array(32));
    expect(other?.token).not.toBe(token);
  });

  it('is sent again five times in an hour at most, and by an Admin alone', async () => {
    const { id } = await add();
    for (let time = 0; time < 5; time += 1) expect((await act('SendInvitation', id)).status).toBe(200);
    expect((await act('SendInvitation', id)).body.error?.code).toBe('tooManyRequests');
    for (const as of ['CustomerService', 'User'] as const)
      for (const verb of ['SendInvitation', 'WithdrawInvitation'])
        expect(
          (await host.call('POST', `/api/ApplicationUsers/${verb}/${id}`, { as, body: {} })).status,
        ).toBe(403);
  });

  it('is forgotten thirty days after it was over', async () => {
    const { id } = await add();
    await pool.query(`update invitations set expires_at = now() - interval '31 days' where user_id = $1`, [
      id,
    ]);
    await sweep(pool);
    const { rowCount } = await pool.query('select from invitations where user_id = $1', [id]);
    expect(rowCount).toBe(0);
  });
});

describe('the mail', () => {
  async function mailOf(id: number, publicUrl: string | undefined) {
    const sent: Mail[] = [];
    const deliveries = mailDeliveries({
      publicUrl,
      pool,
      mailer: {
        sender: 'firm@firm.example',
        send: async (mail) => void sent.push(mail),
        close: () => undefined,
      },
      secrets,
      listensAt: () => 'http://127.0.0.1:4000',
    });
    const invitationId = (await jobsOf(id)).at(-1);
    const job = {
      id: 1,
      kind: 'invitation',
      payload: { invitationId },
      createdAt: '2026-11-25',
      attempts: 1,
    };
    await deliveries.invitation(job);
    return sent;
  }

  it.each(['ar', 'en'] as const)(
    'is in the language in which the account was added (%s)',
    async (language) => {
      const { email, id } = await add({}, language);
      const [mail] = await mailOf(id, 'https://firm.example');
      expect(mail).toMatchObject({ to: email, language });
      const token = await mailed(id);
      expect(mail?.html).toContain(`href="https://firm.example/invitation#${token}"`);
      expect(mail?.html.match(/<a /g)).toHaveLength(1);
      expect(mail?.text).toContain(language === 'ar' ? 'هدى السالم' : 'Huda Alsalem');
      expect((await mailOf(id, undefined))[0]?.text).toContain(`http://127.0.0.1:4000/invitation#${token}`);
    },
  );

  it('is not sent for an invitation that is over', async () => {
    const { id } = await add();
    await act('WithdrawInvitation', id);
    expect(await mailOf(id, 'https://firm.example')).toEqual([]);
  });
});
