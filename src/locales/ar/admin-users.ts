import type { adminUsers as en } from '#locales/en/admin-users.ts';

export const adminUsers: typeof en = {
  role: 'الدور',
  memberSince: 'عضو منذ',
};
