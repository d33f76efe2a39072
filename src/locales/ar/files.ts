import type { files as en } from '#locales/en/files.ts';

export const files: typeof en = {
  dropHere: 'أفلت الملفات هنا أو',
  dropOneHere: 'أفلت الملف هنا أو',
  oneAtATime: 'ملف واحد في كل مرة',
  choose: 'اخترها من جهازك',
  chooseOne: 'اختره من جهازك',
  preview: 'معاينة',
  remove: 'إزالة {{name}}',
  removed: 'أُزيل {{name}}',
  uploading: 'جارٍ رفع {{name}}',
  checking: 'جارٍ فحص الملف…',
  chooseFile: 'اختر ملفًا من جهازك',
  chooseFiles: 'اختر ملفات من جهازك',
};
