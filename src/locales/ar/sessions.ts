import type { sessions as en } from '#locales/en/sessions.ts';

export const sessions: typeof en = {
  title: 'الأجهزة المسجّل دخولها إلى حسابك',
  lead: 'إن وجدت جهازًا لا تعرفه فأنهِ جلسته وغيّر كلمة المرور.',
  device: '{{browser}} على {{system}}',
  unknownDevice: 'جهاز غير معروف',
  current: 'هذا الجهاز',
  started: 'وقت الدخول',
  lastSeen: 'آخر نشاط',
  end: 'إنهاء الجلسة',
  endNamed: 'إنهاء الجلسة: {{device}}',
  ending: 'جارٍ الإنهاء…',
  endOthers: 'إنهاء كل الجلسات الأخرى',
  ended: 'انتهت الجلسة.',
  othersEnded: 'انتهت كل الجلسات الأخرى.',
  onlyThis: 'سجّلت الدخول من هذا الجهاز فقط.',
  loadFailed: 'تعذّر تحميل جلساتك',
  endFailed: 'تعذّر إنهاء الجلسة',
};
