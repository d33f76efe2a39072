import type { adminUsers as en } from '#locales/en/admin-users.ts';

export const adminUsers: typeof en = {
  role: 'الدور',
  memberSince: 'عضو منذ',
  digest: 'ملخص بالبريد كل يوم عمل',
  digestLead:
    'في الساعة 8:00 بتوقيت مكتبك، يعدّ ما أُسند إليك من جديد ومتأخر ومستحق اليوم، والملاحظات التي ذُكرت فيها. وإن لم ينتظرك شيء فلا يُرسل.',
};
