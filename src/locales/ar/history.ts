import type { history as en } from '#locales/en/history.ts';

export const history: typeof en = {
  title: 'النسخ السابقة',
  of: 'النسخ السابقة: {{name}}',
  details: 'التفاصيل',
  views: 'أقسام السجل',
  current: 'النسخة الحالية',
  before: 'قبل',
  after: 'بعد',
  allValues: 'كل القيم',
  restoreVersion: 'استعادة هذه النسخة',
  restoreVersionOf: 'استعادة هذه النسخة: {{time}}',
  draft: 'يعرض النموذج قيم {{time}}. لن يتغيّر شيء قبل الحفظ.',
  older: 'عرض تغييرات أقدم',
  empty: 'لم يُسجَّل أي تغيير بعد',
  deleted: 'هذا السجل في سلة المحذوفات.',
  ofRecord: 'تغييرات هذا السجل',
};
