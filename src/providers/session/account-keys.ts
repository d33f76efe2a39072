/** The keys under which what belongs to an account is cached: each person's own. */
export const accountKeys = {
  userInfo: (userId: number | null) => ['account', 'userInfo', userId] as const,
  sessions: (userId: number | null) => ['account', 'sessions', userId] as const,
  secondFactor: (userId: number | null) => ['account', 'secondFactor', userId] as const,
  digest: (userId: number | null) => ['account', 'digest', userId] as const,
  calendarFeed: (userId: number | null) => ['account', 'calendarFeed', userId] as const,
  ownData: (userId: number | null) => ['account', 'ownData', userId] as const,
};
