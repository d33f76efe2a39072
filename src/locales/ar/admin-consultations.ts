import type { adminConsultations as en } from '#locales/en/admin-consultations.ts';

export const adminConsultations: typeof en = {
  title: 'طلبات الاستشارات',
  empty: 'لا توجد طلبات استشارة بعد',
  schedule: 'تحديد موعد',
  reschedule: 'تغيير الموعد',
  complete: 'تحديد كمكتملة',
  cancel: 'إلغاء الاستشارة',
  scheduleTitle: 'تحديد موعد الاستشارة',
  date: 'التاريخ',
  time: 'الوقت',
  timeZone: 'المواعيد بتوقيت {{city}}',
  consultant: 'المستشار',
  consultantPlaceholder: 'اختر المحامي',
  cancelTitle: 'إلغاء هذه الاستشارة؟',
  cancelReason: 'السبب',
  conflictWarning: 'لدى {{name}} موعد آخر في هذا الوقت.',
  noAppointments: 'لا توجد مواعيد في هذا اليوم',
};
