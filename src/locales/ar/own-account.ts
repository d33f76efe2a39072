import type { ownAccount as en } from '#locales/en/own-account.ts';

export const ownAccount: typeof en = {
  role: 'الدور',
  branch: 'الفرع',
  profileImage: 'الصورة الشخصية',
  memberSince: 'الحساب منذ',
  digest: 'ملخص بالبريد كل يوم عمل',
  digestLead:
    'يصلك في الساعة 8:00 صباحًا بتوقيت مكتبك، وفيه عدد ما أُسند إليك: الجديد والمتأخر والمستحق اليوم، وعدد ما ينتظر قرارك من تعارض المصالح، وعدد الملاحظات التي ورد فيها ذكرك. ولا يُرسل إن لم يكن في انتظارك شيء.',
};
