import type { notFound as en } from '#locales/en/not-found.ts';

export const notFound: typeof en = {
  code: 'خطأ 404',
  title: 'هذه الصفحة ليست في أرشيفنا',
  body: 'ربما تغيّر العنوان أو سقط منه حرف.',
  in_ar: 'هذه الصفحة منشورة بالعربية فقط. اقرأها بالعربية',
  in_en: 'هذه الصفحة منشورة بالإنجليزية فقط. اقرأها بالإنجليزية',
  goBack: 'رجوع',
  goHome: 'الصفحة الرئيسية',
  suggestions: 'لعلّك تبحث عن',
};
