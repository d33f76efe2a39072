import type { adminChrome as en } from '#locales/en/admin-chrome.ts';

export const adminChrome: typeof en = {
  title: 'لوحة التحكم',
  dashboard: 'نظرة عامة',
  lawServices: 'الخدمات القانونية',
  consultationTypes: 'أنواع الاستشارات',
  requests: 'الطلبات',
  consultationsRequests: 'طلبات الاستشارات',
  users: 'المستخدمون',
  faq: 'الأسئلة الشائعة',
  contacts: 'رسائل التواصل',
  settings: 'الإعدادات',
  profile: 'الملف الشخصي',
  logout: 'تسجيل الخروج',
  sliders: 'شرائح الواجهة',
  faqCategories: 'تصنيفات الأسئلة',
  viewSite: 'عرض الموقع',
  commandHint: 'ابحث أو انتقل إلى…',
  groupWork: 'العمل',
  groupContent: 'المحتوى',
  groupAdmin: 'الإدارة',
};
