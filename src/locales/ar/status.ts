import type { status as en } from '#locales/en/status.ts';

export const status: typeof en = {
  pending: 'قيد الانتظار',
  contacted: 'تم التواصل',
  resolved: 'مُنجز',
  rejected: 'مرفوض',
  unknown: 'غير معروفة',
  pendingReview: 'قيد المراجعة',
  scheduled: 'مُجدولة',
  completed: 'مكتملة',
  cancelled: 'ملغاة',
  overdue: 'متأخر',
  dueToday: 'يستحق اليوم',
};
