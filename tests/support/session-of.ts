import type { Session } from '#contract/session.ts';

/** A session as the browser keeps it. */
export const sessionOf = (token: string, id = 7): Session => ({
  accessToken: token,
  user: { id, name: 'سارة', email: 'sara@example.com', lastRole: 'Admin', branchId: 1 },
  isAuthenticated: true,
  refreshTokenExpiration: '2030-01-01T00:00:00.000Z',
});
