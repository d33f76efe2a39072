import type { loadingScreen as en } from '#locales/en/loading-screen.ts';

export const loadingScreen: typeof en = {
  status1: 'نُجهّز ملف قضيتك...',
  status2: 'نراجع المستندات...',
  status3: 'نتشاور مع الشركاء...',
  status4: 'نضع اللمسات الأخيرة...',
  progress: '{{value}}%',
  label: 'جارٍ تحميل الصفحة',
  slow: 'يستغرق التحميل وقتًا أطول من المعتاد. تحقق من اتصالك أو أعد تحميل الصفحة.',
  reload: 'إعادة تحميل الصفحة',
};
