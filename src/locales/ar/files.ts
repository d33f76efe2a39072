import type { files as en } from '#locales/en/files.ts';

export const files: typeof en = {
  dropHere: 'أفلت الملفات هنا أو',
  oneAtATime: 'ملف واحد في كل مرة',
  choose: 'اخترها من جهازك',
  preview: 'معاينة',
  remove: 'إزالة {{name}}',
  removed: 'أُزيل {{name}}',
  uploading: 'جارٍ رفع {{name}}',
  checking: 'جارٍ فحص الملف…',
  chooseFiles: 'اختر ملفات من جهازك',
};
