import type { profile as en } from '#locales/en/profile.ts';

export const profile: typeof en = {
  title: 'طلباتي',
  lead: 'كل ما أرسلته إلينا، وأين وصل.',
  searchPlaceholder: 'ابحث بالعنوان أو الرقم',
  requestedOn: 'تاريخ الطلب',
  newRequest: 'طلب جديد',
  emptyBody: 'يظهر هنا ما ترسله إلينا مع حالته وملاحظاتنا لك.',
  filteredEmpty: 'لا يوجد ما يطابق عوامل التصفية',
  pastEnd: 'لا شيء في هذه الصفحة',
  firstPage: 'إلى الصفحة الأولى',
  changePassword: 'تغيير كلمة المرور',
  account: 'حسابي',
  requestsLabel: 'قائمة طلباتك',
  pages: 'صفحات الطلبات',
  memberSince: 'حسابك لدينا منذ {{date}}',
  lastNote: 'ملاحظة منّا',
  editDetails: 'تعديل بياناتي',
  ownData: 'بياناتي وأجهزتي',
  waitsForYou: 'بانتظارك حتى {{day}}',
  waitedForYou: 'بانتظارك، وانتهت المهلة في {{day}}',
  unread: 'تحديث جديد',
};
