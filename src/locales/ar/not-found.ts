import type { notFound as en } from '#locales/en/not-found.ts';

export const notFound: typeof en = {
  code: 'خطأ 404',
  title: 'هذه الصفحة ليست في أرشيفنا',
  body: 'ربما تغيّر العنوان أو سقط منه حرف.',
  in_ar: 'هذا منشور بالعربية وحدها. اقرأه بالعربية',
  in_en: 'هذا منشور بالإنجليزية وحدها. اقرأه بالإنجليزية',
  goBack: 'رجوع',
  goHome: 'الصفحة الرئيسية',
  suggestions: 'لعلّك تبحث عن',
};
