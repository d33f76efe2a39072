import type { insights as words } from '#locales/en/insights.ts';

export const insights: typeof words = {
  metaDescription:
    'ما يكتبه محامو اليمامة والفسطاط في أنظمة المملكة وقوانين مصر: العقود والمطالبات والإيجارات والعمل.',
  lead: 'يكتب محامونا في مسائل يحملها إلينا العملاء في المملكة ومصر.',
  empty: 'لم يُنشر شيء بهذه اللغة بعد.',
  pastEnd: 'لا توجد مقالات في هذه الصفحة',
  newest: 'أحدث المقالات',
  errorTitle: 'تعذّر تحميل المقالات',
  onlyElsewhere: 'هذا المقال منشور بالإنجليزية فقط',
  inThisLanguage: 'مقالات بالعربية',
  readElsewhere: 'اقرأه بالإنجليزية',
  pages: 'الصفحات',
  page: 'صفحة {{page}} من {{pageCount}}',
  pageTitle: '{{title}}، صفحة {{page}}',
  newer: 'الأحدث',
  older: 'الأقدم',
  feed: 'خلاصة RSS',
  revised: 'رُوجع في {{day}}',
  note: 'معلومات عامة لا تُعدّ استشارة في قضيتك. الأنظمة والقوانين تتغيّر، فاسأل قبل أن تعتمد على ما هنا.',
  author: 'الكاتب',
  services: 'خدماتنا في هذا المجال',
  previewTitle: 'معاينة مسودة',
  previewBody: 'هكذا ستبدو الصفحة. لم تُنشر بعد، ويتوقف هذا الرابط من تلقاء نفسه.',
};
