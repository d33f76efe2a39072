import type { rows as en } from '#locales/en/rows.ts';

export const rows: typeof en = {
  add: 'إضافة {{name}}',
  none: 'لم تُضف شيئًا بعد.',
  untitled: '{{name}} {{number}}',
  moveUp: 'نقل إلى أعلى: {{name}}',
  moveDown: 'نقل إلى أسفل: {{name}}',
  remove: 'إزالة: {{name}}',
  removed: 'سيُزال عند الحفظ:',
  undo: 'تراجع',
  moved: '{{name}}: أصبح ترتيبه {{position}} من {{count}}',
};
