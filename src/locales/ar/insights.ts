import type { insights as words } from '#locales/en/insights.ts';

export const insights: typeof words = {
  metaDescription:
    'ما يكتبه محامو اليمامة والفسطاط في أنظمة المملكة وقوانين مصر: العقود والمطالبات والإيجارات والعمل.',
  lead: 'محامونا في مسائل يحملها إلينا العملاء، في المملكة وفي مصر.',
  empty: 'لا يوجد ما يُقرأ بهذه اللغة بعد.',
  errorTitle: 'تعذّر تحميل المقالات',
  pages: 'الصفحات',
  page: 'صفحة {{page}} من {{pageCount}}',
  newer: 'الأحدث',
  older: 'الأقدم',
  feed: 'خلاصة RSS',
  revised: 'رُوجع في {{day}}',
  note: 'معلومات عامة، وليست مشورة في حالتك. الأنظمة تتغير: اسأل قبل أن تعتمد عليها.',
  author: 'الكاتب',
  services: 'ما نقدّمه في هذا الشأن',
  previewTitle: 'معاينة مسودة',
  previewBody: 'هكذا ستبدو الصفحة. لم تُنشر بعد، ويتوقف هذا الرابط من تلقاء نفسه.',
};
