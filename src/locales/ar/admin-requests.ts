import type { adminRequests as en } from '#locales/en/admin-requests.ts';

export const adminRequests: typeof en = {
  addNote: 'إضافة ملاحظة',
  notePlaceholder: 'اكتب ملاحظة…',
  noteInternal: 'داخلية: تظهر للموظفين فقط',
  noteClient: 'تظهر للعميل',
  timeline: 'السجل الزمني',
  clientCard: 'بيانات العميل',
  previousRequests: 'طلبات سابقة',
  callClient: 'اتصال بالعميل',
  whatsappClient: 'واتساب',
};
