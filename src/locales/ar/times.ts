import type { times as en } from '#locales/en/times.ts';

export const times: typeof en = {
  timeZone: 'المواعيد بتوقيت {{city}}',
  clockPending: 'بانتظار توقيت المكتب…',
  freeTimes: 'أوقات متاحة',
  noFreeTimes: 'لا وقت متاح لدى من يتولّى هذا المجال في الأيام القابلة للحجز. اختر محاميًا لترى أوقاته.',
  noFreeTimesWith: 'لا وقت متاح لدى هذا المحامي في الأيام القابلة للحجز.',
  conflictWarning: 'لدى {{name}} موعد آخر في هذا الوقت.',
  outsideHours: 'الوقت خارج ساعات عمل المحامي أو أيام المكتب.',
  past: 'مضى هذا الوقت.',
  away: 'المحامي غائب في هذا الوقت.',
  taken: 'المحامي مشغول في هذا الوقت بموعد آخر أو بوقت اختاره عميل.',
};
