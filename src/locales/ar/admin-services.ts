import type { adminServices as en } from '#locales/en/admin-services.ts';

export const adminServices: typeof en = {
  title: 'الخدمات القانونية',
  newCategory: 'تصنيف جديد',
  editCategory: 'تعديل التصنيف',
  newService: 'خدمة فرعية جديدة',
  nameEn: 'الاسم بالإنجليزية',
  nameAr: 'الاسم بالعربية',
  descriptionEn: 'الوصف بالإنجليزية',
  descriptionAr: 'الوصف بالعربية',
  branches: 'الفروع',
  empty: 'أضف أول تصنيف للخدمات',
  emptyBody: 'تظهر التصنيفات في الموقع فور حفظها.',
  subCount: 'الخدمات الفرعية: {{count}}',
  missingTranslation: 'ترجمة ناقصة',
};
