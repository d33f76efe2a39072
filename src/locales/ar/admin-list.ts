import type { adminList as en } from '#locales/en/admin-list.ts';

export const adminList: typeof en = {
  actions: 'إجراءات',
  density: 'كثافة الصفوف',
  compact: 'مضغوطة',
  comfortable: 'مريحة',
  columns: 'الأعمدة',
  savedViews: 'طرق عرض محفوظة',
  bulkExport: 'تصدير المحدد',
  bulkDelete: 'حذف المحدد',
  clearSelection: 'إلغاء التحديد',
  emptyTitle: 'لا توجد سجلات بعد',
  emptyFiltered: 'لا توجد سجلات مطابقة لعوامل التصفية',
  errorBody: 'آخر تحديث ناجح كان {{time}}.',
  newRows: 'الجديد: {{count}}. عرض',
  deleteTitle: 'حذف «{{name}}»؟',
};
