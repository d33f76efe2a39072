import type { status as en } from '#locales/en/status.ts';

export const status: typeof en = {
  unknown: 'غير معروفة',
  overdue: 'متأخر',
  dueToday: 'موعده اليوم',
};
