import type { notifications as en } from '#locales/en/notifications.ts';

export const notifications: typeof en = {
  title: 'الإشعارات',
  empty: 'لا توجد إشعارات جديدة',
  markAll: 'تمييز الكل مقروءًا',
  clearAll: 'مسح الكل',
  markRead: 'تمييزه مقروءًا',
  markUnread: 'تمييزه غير مقروء',
  justNow: 'الآن',
  keptNote: 'تُحفظ الإشعارات لمدة 7 أيام.',
  arrived_zero: 'لا توجد إشعارات جديدة',
  arrived_one: 'إشعار جديد واحد',
  arrived_two: 'إشعاران جديدان',
  arrived_few: '{{count}} إشعارات جديدة',
  arrived_many: '{{count}} إشعارًا جديدًا',
  arrived_other: '{{count}} إشعار جديد',
  cleared: 'مُسحت الإشعارات',
  connecting: 'جارٍ الاتصال بالتحديث المباشر…',
  reconnecting: 'جارٍ إعادة الاتصال بالتحديث المباشر…',
  disconnected: 'توقّف التحديث المباشر. إعادة المحاولة بعد {{seconds}} ث.',
  sound: 'صوت عند وصول إشعار',
};
