import { expect, it } from 'vitest';
import { sessionSchema, sessionUserSchema, tokenOf } from '#contract/session.ts';
import { AUTH_STORE } from '#contract/stores.ts';

const user = { id: 7, name: 'سارة', email: 'sara@example.com', lastRole: 'User', branchId: 1 };
const session = {
  accessToken: 'a.b.c',
  user,
  isAuthenticated: true,
  refreshTokenExpiration: '2026-04-01T00:00:00.000Z',
};

it.each([
  [{ token: 'new' }],
  [{ accessToken: 'new' }],
  [{ data: { token: 'new' } }],
  [{ data: { accessToken: 'new' } }],
  [{ isSuccess: true, error: null, data: { token: 'old', accessToken: 'new', user } }],
  [{ token: null, data: { token: 'new' } }],
  [{ token: '', accessToken: 7, data: { token: 'new' } }],
])('R170 the new token is taken from %j', (answer) => {
  expect(tokenOf(answer)).toBe('new');
});

it.each([
  [undefined],
  [null],
  [''],
  ['new'],
  [7],
  [[]],
  [['new']],
  [{}],
  [{ token: '' }],
  [{ token: 7 }],
  [{ data: null }],
  [{ data: 'new' }],
  [{ data: [] }],
  [{ data: { Token: 'new' } }],
])('there is no token in %j', (answer) => {
  expect(tokenOf(answer)).toBeNull();
});

it('R135 the store holds the token, the user with role and branch, the mark and the end of the refresh cookie', () => {
  expect(AUTH_STORE).toBe('auth-store');
  expect(sessionSchema.parse(session)).toEqual(session);
  const isReadWithout = (key: string) => sessionSchema.safeParse({ ...session, [key]: undefined }).success;
  expect(Object.keys(session).filter(isReadWithout)).toEqual([]);
  const isReadWithoutUser = (key: string) =>
    sessionSchema.safeParse({ ...session, user: { ...user, [key]: undefined } }).success;
  expect(['id', 'name', 'email'].filter(isReadWithoutUser)).toEqual([]);
  expect(sessionSchema.safeParse({ ...session, isAuthenticated: false }).success).toBe(false);
  expect(sessionSchema.safeParse({ ...session, accessToken: '' }).success).toBe(false);
  expect(sessionSchema.parse({ ...session, passwordHash: 'x' })).toEqual(session);
});

it('R99 a user whose role is missing or unknown is read as a user without a role', () => {
  const { lastRole: _lastRole, branchId: _branchId, ...bare } = user;
  expect(sessionUserSchema.parse(bare)).toEqual({ ...bare, lastRole: null, branchId: null });
  for (const lastRole of [undefined, null, '', 'admin', 'Owner', 3, ['Admin']]) {
    expect(sessionUserSchema.parse({ ...user, lastRole }).lastRole).toBeNull();
  }
});
