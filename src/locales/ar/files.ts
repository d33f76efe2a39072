import type { files as en } from '#locales/en/files.ts';

export const files: typeof en = {
  dropHere: 'أفلت الملفات هنا أو',
  dropOneHere: 'أفلت الملف هنا أو',
  oneAtATime: 'ملف واحد في كل مرة',
  upTo_zero: 'لا يمكن إرفاق ملفات',
  upTo_one: 'لا يمكن إرفاق أكثر من ملف واحد',
  upTo_two: 'لا يمكن إرفاق أكثر من ملفين',
  upTo_few: 'لا يمكن إرفاق أكثر من {{count}} ملفات',
  upTo_many: 'لا يمكن إرفاق أكثر من {{count}} ملفًا',
  upTo_other: 'لا يمكن إرفاق أكثر من {{count}} ملف',
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
