import type { notifications as en } from '#locales/en/notifications.ts';

export const notifications: typeof en = {
  title: 'الإشعارات',
  empty: 'لا توجد إشعارات جديدة',
  markAll: 'تحديد الكل كمقروء',
  clearAll: 'مسح الكل',
  markRead: 'تحديد كمقروء',
  markUnread: 'تحديد كغير مقروء',
  justNow: 'الآن',
  keptNote: 'تُحفظ الإشعارات لمدة 7 أيام.',
  newRequest: 'طلب خدمة جديد رقم {{id}}',
  newConsultation: 'طلب استشارة جديد رقم {{id}}',
  newNote: 'أُضيفت ملاحظة جديدة إلى طلبك',
  statusChanged: 'حالة الطلب رقم {{id}} الآن: {{status}}',
  reconnecting: 'جارٍ إعادة الاتصال بالتحديث المباشر…',
  disconnected: 'توقّف التحديث المباشر. إعادة المحاولة بعد {{seconds}} ث.',
};
