import type { adminContacts as en } from '#locales/en/admin-contacts.ts';

export const adminContacts: typeof en = {
  title: 'رسائل التواصل',
  empty: 'لا توجد رسائل بعد',
  reply: 'الرد بالبريد',
  markHandled: 'تحديد كمعالَجة',
  message: 'الرسالة',
};
