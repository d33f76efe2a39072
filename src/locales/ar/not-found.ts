import type { notFound as en } from '#locales/en/not-found.ts';

export const notFound: typeof en = {
  code: 'خطأ 404',
  title: 'هذه الصفحة ليست في أرشيفنا',
  body: 'ربما تغيّر العنوان أو سقط منه حرف.',
  goBack: 'رجوع',
  goHome: 'الصفحة الرئيسية',
  suggestions: 'لعلّك تبحث عن',
};
