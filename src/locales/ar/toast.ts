import type { toast as en } from '#locales/en/toast.ts';

export const toast: typeof en = {
  created: 'تم الإنشاء',
  updated: 'تم حفظ التغييرات',
  deleted: 'تم الحذف',
  noteAdded: 'تمت إضافة الملاحظة',
  statusUpdated: 'تم تحديث الحالة إلى: {{status}}',
  undo: 'تراجع',
  undone: 'تم التراجع عن التغيير',
  passwordChanged: 'تم تغيير كلمة المرور',
  orderSaved: 'تم حفظ الترتيب',
  exported: 'الملف جاهز',
};
