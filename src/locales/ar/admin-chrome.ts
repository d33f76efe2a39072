import type { adminChrome as en } from '#locales/en/admin-chrome.ts';

export const adminChrome: typeof en = {
  title: 'لوحة التحكم',
  dashboard: 'نظرة عامة',
  settings: 'الإعدادات',
  profile: 'الملف الشخصي',
  logout: 'تسجيل الخروج',
  loggingOut: 'جارٍ تسجيل الخروج…',
  commandHint: 'ابحث أو انتقل إلى…',
  groupWork: 'العمل',
  groupContent: 'المحتوى',
  groupAdmin: 'الإدارة',
};
