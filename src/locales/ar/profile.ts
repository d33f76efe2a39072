import type { profile as en } from '#locales/en/profile.ts';

export const profile: typeof en = {
  title: 'طلباتي',
  lead: 'كل ما أرسلته إلينا، وأين وصل.',
  tabServices: 'طلبات الخدمات',
  tabConsultations: 'الاستشارات',
  searchPlaceholder: 'ابحث بالعنوان أو الرقم',
  requestedOn: 'تاريخ الطلب',
  attachments: 'المرفقات',
  newRequest: 'طلب جديد',
  emptyTitle: 'لا توجد لديك طلبات بعد',
  emptyBody: 'عند إرسال طلب سيظهر هنا مع حالته وملاحظات محاميك.',
  emptyAction: 'طلب خدمة',
  filteredEmpty: 'لا يوجد طلب مطابق لعوامل التصفية',
  errorTitle: 'تعذّر تحميل طلباتك',
  changePassword: 'تغيير كلمة المرور',
  account: 'حسابي',
  requestsLabel: 'قائمة طلباتك',
  pages: 'صفحات الطلبات',
  memberSince: 'عضو منذ {{date}}',
  emptyConsultations: 'لا توجد لديك استشارات بعد',
  unread: 'تحديث جديد',
};
