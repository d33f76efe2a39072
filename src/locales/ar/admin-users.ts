import type { adminUsers as en } from '#locales/en/admin-users.ts';

export const adminUsers: typeof en = {
  title: 'المستخدمون',
  newUser: 'مستخدم جديد',
  editUser: 'تعديل المستخدم',
  search: 'ابحث بالاسم أو البريد',
  role: 'الدور',
  mobile: 'الجوال',
  whatsapp: 'واتساب',
  memberSince: 'عضو منذ',
  deleteTitle: 'حذف {{name}}؟',
  deleteBody: 'سيفقد المستخدم صلاحية الدخول فورًا، وتبقى طلباته محفوظة.',
  empty: 'لا يوجد مستخدمون مطابقون',
  created: 'تم إنشاء المستخدم',
  updated: 'تم تحديث بيانات المستخدم',
  deleted: 'تم حذف المستخدم',
  selfDelete: 'لا يمكنك حذف حسابك',
};
