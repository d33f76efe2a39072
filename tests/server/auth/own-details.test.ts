import { beforeEach, expect, it } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { ROLES, type Role } from '#contract/roles.ts';
import { userInfoSchema } from '#contract/session.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

const DETAILS = {
  fullNameAr: 'نورة القحطاني',
  fullNameEn: 'Noura Al-Qahtani',
  mobileNumber: '+966500000209',
  whatsAppNumber: '+201000000209',
};
let number = 0;
beforeEach(() => (number += 1));

const infoOf = async (as: Role | 'client2') =>
  userInfoSchema.parse((await host.call('GET', accountCalls.userInfo, { as })).body.data);
const save = (as: Role | 'client2' | null, body: object, version?: number) =>
  host.call('PUT', accountCalls.updateUserInfo, {
    as,
    body,
    language: 'en',
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });

it.each(ROLES)(
  'R364 %s corrects the own names and numbers, and the audit says who changed what',
  async (as) => {
    const before = await infoOf(as);
    const answer = await save(as, DETAILS, before.version);
    expect(answer.body.data).toMatchObject({
      ...DETAILS,
      id: before.id,
      name: DETAILS.fullNameEn,
      email: before.email,
      lastRole: as,
      version: before.version + 1,
    });
    expect(await infoOf(as)).toMatchObject(DETAILS);
    const { rows } = await host.database.pool.query(
      `select user_id, operation, changes from audit_entries where resource = 'users' order by id desc limit 1`,
    );
    expect(rows[0]).toMatchObject({
      user_id: before.id,
      operation: 'updated',
      changes: { fullNameEn: [before.fullNameEn, DETAILS.fullNameEn] },
    });
  },
);

it('a change by somebody else is not overwritten: 409 with the account as it is now', async () => {
  const { version, id } = await infoOf('CustomerService');
  await host.call('PUT', '/api/ApplicationUsers/Update', {
    as: 'Admin',
    body: { id, mobileNumber: '+966500000777' },
  });
  const answer = await save('CustomerService', { ...DETAILS, fullNameEn: `Noura ${number}` }, version);
  expect(answer.status).toBe(409);
  expect(answer.body.error?.description).toMatch(/changed from elsewhere/);
  const newer = userInfoSchema.parse(answer.body.data);
  expect(newer).toMatchObject({ id, mobileNumber: '+966500000777', version: version + 1 });
  expect(JSON.stringify(answer.body)).not.toMatch(/argon2|password|isSuspended/i);
  expect((await save('CustomerService', DETAILS, newer.version)).status).toBe(200);
});

it.each([
  [{ email: 'other@firm.example' }, 'email'],
  [{ role: 'Admin' }, 'role'],
  [{ lastRole: 'Admin' }, 'lastRole'],
  [{ isSuspended: false }, 'isSuspended'],
  [{ branchId: 2 }, 'branchId'],
  [{ password: 'Scales-1001' }, 'password'],
  [{ id: 1 }, 'id'],
  [{ fullNameAr: '', fullNameEn: ' ' }, 'fullNameAr'],
  [{ fullNameEn: 'x'.repeat(101) }, 'fullNameEn'],
  [{ mobileNumber: '0501' }, 'mobileNumber'],
  [{ whatsAppNumber: undefined }, 'whatsAppNumber'],
])('nothing but names and numbers, and those only when they are right: %j', async (change, key) => {
  for (const as of ROLES) {
    const before = await infoOf(as);
    const answer = await save(as, { ...DETAILS, fullNameEn: `Changed ${number}`, ...change });
    expect(answer.status).toBe(400);
    expect(answer.body.error?.fields).toHaveProperty(key);
    expect(await infoOf(as)).toEqual(before);
  }
});

it('a visitor has no details, and what is no version is refused', async () => {
  expect((await save(null, DETAILS)).status).toBe(401);
  const headers = { 'if-match': 'newest' };
  expect(
    (await host.call('PUT', accountCalls.updateUserInfo, { as: 'User', body: DETAILS, headers })).status,
  ).toBe(400);
});

const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted();
const saveAtOnce = (as: Role | 'client2', bodies: readonly object[]) =>
  Promise.all(bodies.map((body) => save(as, body)));

it('a client who goes by ever new names, each compared in all their matters, is told to wait; a number is still corrected', async () => {
  const names = Array.from({ length: 8 }, (_, nth) => ({ ...DETAILS, fullNameEn: `Mohamed Ahmed ${nth}` }));
  const answers = await saveAtOnce('client2', names);
  expect(statusesOf(answers)).toEqual([...Array<number>(5).fill(200), ...Array<number>(3).fill(429)]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body.error).toMatchObject({
    code: 'tooManyRequests',
    description: 'Too many attempts. Please try again in 24 hours.',
  });
  const { fullNameEn } = await infoOf('client2');
  const corrected = await save('client2', { ...DETAILS, fullNameEn, mobileNumber: '+966500000210' });
  expect(corrected.status).toBe(200);
});

it('whoever saves their own details over and over is told to wait', async () => {
  const saves = Array.from({ length: 30 }, () => ({ ...DETAILS, fullNameEn: 'Noura Saleh' }));
  const statuses = statusesOf(await saveAtOnce('Admin', saves));
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
});
