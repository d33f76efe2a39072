import type { nav as en } from '#locales/en/nav.ts';

export const nav: typeof en = {
  home: 'الرئيسية',
  services: 'خدماتنا القانونية',
  about: 'من نحن',
  insights: 'مقالات قانونية',
  contact: 'تواصل معنا',
  faq: 'الأسئلة الشائعة',
  login: 'تسجيل الدخول',
  profile: 'حسابي',
  logout: 'تسجيل الخروج',
  loggingOut: 'جارٍ تسجيل الخروج…',
  myRequests: 'طلباتي',
  greeting: 'مرحبًا، {{name}}',
  requestConsultation: 'اطلب استشارة',
  adminPanel: 'لوحة التحكم',
  menu: 'القائمة',
};
