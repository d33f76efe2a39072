import { expect, it } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

let number = 0;
const person = (change: object = {}) => {
  number += 1;
  return {
    fullNameAr: 'سلمى وجدي',
    fullNameEn: 'Salma Wagdy',
    mobileNumber: '+966 50 000 0209',
    whatsAppNumber: '+966 50 000 0209',
    email: `salma${number}@client.example`,
    password: 'Scales-1001',
    confirmPassword: 'Scales-1001',
    branchId: 1,
    role: 'User',
    ...change,
  };
};
const add = async (change: object = {}, language: 'ar' | 'en' = 'en') =>
  host.call('POST', '/api/ApplicationUsers/AddWithRole', { as: 'Admin', body: person(change), language });
const idOf = (answer: { body: { data: unknown } }) => (answer.body.data as { id: number }).id;
const update = (body: object) => host.call('PUT', '/api/ApplicationUsers/Update', { as: 'Admin', body });
const logIn = (email: string, password = 'Scales-1001') =>
  host.call('POST', accountCalls.login, { body: { email, password } });
const bearer = (answer: { body: { data: unknown } }) => ({
  authorization: `Bearer ${(answer.body.data as { accessToken: string }).accessToken}`,
});

it('R136, R272 an Admin creates an account with a role, and it can log in with that role', async () => {
  const made = await add({ email: 'new.support@firm.example', role: 'CustomerService' });
  expect(made.body).toMatchObject({
    isSuccess: true,
    data: { role: 'CustomerService', branchId: 1, branch: 'Riyadh' },
  });
  const loggedIn = await logIn('new.support@firm.example');
  expect(loggedIn.body.data).toMatchObject({
    user: { lastRole: 'CustomerService', branchId: 1, name: 'Salma Wagdy' },
  });
});

it('R272, R376 the password is kept only as an Argon2id hash, and leaves in no answer', async () => {
  const made = await add();
  const { rows } = await host.database.pool.query('select * from users where id = $1', [idOf(made)]);
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(rows[0])).not.toContain('Scales-1001');
  expect(JSON.stringify(made.body)).not.toMatch(/argon2|hash|Scales/i);
});

it('R273, R274 GetById and GetForUpdate need no payload and answer one account, member-since included', async () => {
  const id = idOf(await add());
  for (const verb of ['GetById', 'GetForUpdate']) {
    const answer = await host.call('GET', `/api/ApplicationUsers/${verb}/${id}`, { as: 'Admin' });
    expect(answer.body).toMatchObject({
      isSuccess: true,
      data: { id, createdAt: expect.stringMatching(/^\d{4}-/) },
    });
  }
});

it('R275 an update changes fields by id; a blank password leaves the old one', async () => {
  const made = await add({ email: 'blank@client.example' });
  const answer = await update({ id: idOf(made), fullNameEn: 'Salma W.', password: '', confirmPassword: '' });
  expect(answer.body).toMatchObject({ isSuccess: true, data: { fullNameEn: 'Salma W.' }, error: null });
  expect((await logIn('blank@client.example')).status).toBe(200);
});

it('R256 a new password on update must be confirmed, and then is the one that works', async () => {
  const id = idOf(await add({ email: 'renewed@client.example' }));
  const refused = await update({ id, password: 'Balance-2002', confirmPassword: 'other' });
  expect(refused.body.error?.fields?.['confirmPassword']?.code).toBe('passwordMismatch');
  expect((await update({ id, password: 'Balance-2002', confirmPassword: 'Balance-2002' })).status).toBe(200);
  expect((await logIn('renewed@client.example')).status).toBe(401);
  expect((await logIn('renewed@client.example', 'Balance-2002')).status).toBe(200);
});

it('S-07 R276 a deleted account is refused at once, everywhere, and comes back with its restoration', async () => {
  const id = idOf(await add({ email: 'gone@client.example' }));
  const session = bearer(await logIn('gone@client.example'));
  expect((await host.call('GET', accountCalls.userInfo, { headers: session })).status).toBe(200);
  expect((await host.call('DELETE', `/api/ApplicationUsers/Delete/${id}`, { as: 'Admin' })).status).toBe(200);
  expect((await host.call('GET', accountCalls.userInfo, { headers: session })).status).toBe(401);
  expect((await logIn('gone@client.example')).body.error?.code).toBe('invalidCredentials');
  await host.call('POST', `/api/ApplicationUsers/Restore/${id}`, { as: 'Admin' });
  expect((await logIn('gone@client.example')).status).toBe(200);
});

it.each([
  [
    'suspended',
    (id: number) => host.call('POST', `/api/ApplicationUsers/Suspend/${id}`, { as: 'Admin', body: {} }),
  ],
  ['given another role', (id: number) => update({ id, role: 'User' })],
  [
    'given another password',
    (id: number) => update({ id, password: 'Balance-2002', confirmPassword: 'Balance-2002' }),
  ],
])('an account that is %s loses its sessions at once', async (title, change) => {
  const email = `${title.split(' ').at(-1)}@firm.example`;
  const id = idOf(await add({ email, role: 'Admin' }));
  const session = bearer(await logIn(email));
  expect((await host.call('GET', '/api/ApplicationUsers/GetAll', { headers: session })).status).toBe(200);
  expect((await change(id)).status).toBe(200);
  expect((await host.call('GET', '/api/ApplicationUsers/GetAll', { headers: session })).status).toBe(401);
});

it('S-07 a suspended account cannot log in until it is reactivated', async () => {
  const id = idOf(await add({ email: 'paused@client.example' }));
  await host.call('POST', `/api/ApplicationUsers/Suspend/${id}`, { as: 'Admin', body: {} });
  expect((await logIn('paused@client.example')).body.error?.code).toBe('invalidCredentials');
  await host.call('POST', `/api/ApplicationUsers/Reactivate/${id}`, { as: 'Admin', body: {} });
  expect((await logIn('paused@client.example')).status).toBe(200);
});

it('R290 a taken e-mail is told in the reader’s language and at its field, in any letter case', async () => {
  await add({ email: 'taken@client.example' });
  const english = await add({ email: 'TAKEN@client.example' });
  expect([english.status, english.body.error?.description]).toEqual([409, 'Email is already registered']);
  expect(english.body.error?.fields?.['email']?.code).toBe('emailTaken');
  const arabic = await add({ email: 'taken@client.example' }, 'ar');
  expect(arabic.body.error?.description).toBe('البريد الإلكتروني مسجّل بالفعل');
});

it('R290 twenty registrations of one e-mail at once make one account', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => add({ email: 'race@client.example' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

it('Z-09 R291 an Admin cannot delete, demote or suspend their own account', async () => {
  const id = await host.userIdOf('Admin');
  const deleted = await host.call('DELETE', `/api/ApplicationUsers/Delete/${id}`, { as: 'Admin' });
  expect([deleted.status, deleted.body.error?.code]).toEqual([409, 'selfDelete']);
  expect((await update({ id, role: 'User' })).body.error?.code).toBe('selfDemote');
  const suspended = await host.call('POST', `/api/ApplicationUsers/Suspend/${id}`, { as: 'Admin', body: {} });
  expect(suspended.body.error?.code).toBe('selfDemote');
});

it('Z-09 R291 two Admins who remove each other at the same moment leave one', async () => {
  const firstId = idOf(await add({ email: 'first@firm.example', role: 'Admin' }));
  const secondId = idOf(await add({ email: 'second@firm.example', role: 'Admin' }));
  await host.database.pool.query(
    `update users set is_suspended = true where role = 'Admin' and id not in ($1, $2)`,
    [firstId, secondId],
  );
  const [first, second] = await Promise.all([logIn('first@firm.example'), logIn('second@firm.example')]);
  const answers = await Promise.all([
    host.call('DELETE', `/api/ApplicationUsers/Delete/${secondId}`, { headers: bearer(first) }),
    host.call('DELETE', `/api/ApplicationUsers/Delete/${firstId}`, { headers: bearer(second) }),
  ]);
  const { rows } = await host.database.pool.query(
    `select count(*)::int as n from users where role = 'Admin' and deleted_at is null and not is_suspended`,
  );
  expect(rows[0].n).toBe(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await host.database.pool.query(`update users set is_suspended = false where id = $1`, [
    await host.userIdOf('Admin'),
  ]);
});
