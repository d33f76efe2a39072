import type { adminTypes as en } from '#locales/en/admin-types.ts';

export const adminTypes: typeof en = {
  title: 'أنواع الاستشارات',
  newType: 'نوع جديد',
  editType: 'تعديل النوع',
  empty: 'لا توجد أنواع استشارات بعد',
};
