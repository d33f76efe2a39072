import type { toast as en } from '#locales/en/toast.ts';

export const toast: typeof en = {
  created: 'تم الإنشاء',
  updated: 'تم حفظ التغييرات',
  deleted: 'تم الحذف',
  undo: 'تراجع',
  valueBack: 'عادت القيمة كما كانت',
  passwordChanged: 'تم تغيير كلمة المرور',
};
