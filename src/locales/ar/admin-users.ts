import type { adminUsers as en } from '#locales/en/admin-users.ts';

export const adminUsers: typeof en = {
  role: 'الدور',
  memberSince: 'عضو منذ',
  digest: 'ملخص بالبريد كل يوم عمل',
  digestLead:
    'يصلك في الساعة 8:00 صباحًا بتوقيت مكتبك، وفيه عدد ما أُسند إليك من جديد ومتأخر ومستحق اليوم، وعدد الملاحظات التي ذُكرت فيها. ولا يُرسل إن لم يكن في انتظارك شيء.',
};
