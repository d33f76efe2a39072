import type { Language } from '#contract/language.ts';
import type { TaskEvent } from '#contract/task-values.ts';
import type { ThreadKind } from '#contract/thread.ts';

interface CopyWords {
  title: string;
  madeAt: string;
  account: string;
  nameAr: string;
  nameEn: string;
  email: string;
  phone: string;
  whatsApp: string;
  branch: string;
  picture: string;
  memberSince: string;
  messages: string;
  messagesUnproven: string;
  consents: string;
  consent: string;
  /** Where it was shown, beside the matters; by the purpose of the consent. */
  purposes: Readonly<Record<string, string>>;
  sessions: string;
  unknownDevice: string;
  lastSeen: string;
  ended: string;
  notifications: string;
  thread: string;
  files: string;
  asked: string;
  dueOn: string;
  answered: string;
  firm: string;
  kinds: Readonly<Record<Exclude<ThreadKind, 'task'>, string>>;
  tasks: Readonly<Record<TaskEvent, string>>;
  zone: string;
  /** Between things that are told one after another. */
  comma: string;
}

/** What stands around a person's own words in the copy that they read. */
export const WORDS: Readonly<Record<Language, CopyWords>> = {
  ar: {
    title: 'نسخة من بياناتي لدى اليمامة والفسطاط',
    madeAt: 'أُعدّت في',
    account: 'الحساب',
    nameAr: 'الاسم بالعربية',
    nameEn: 'الاسم بالإنجليزية',
    email: 'البريد الإلكتروني',
    phone: 'رقم الجوال',
    whatsApp: 'رقم واتساب',
    branch: 'الفرع',
    picture: 'الصورة الشخصية',
    memberSince: 'تاريخ فتح الحساب',
    messages: 'رسائلك من صفحة التواصل',
    messagesUnproven: 'تُضاف إلى نسختك بعد أن تدخل مرة برمز يصل إلى بريدك، فنعرف أنه لك.',
    consents: 'سياسة الخصوصية التي عُرضت عليك',
    consent: 'الإصدار',
    purposes: { account: 'عند فتح الحساب', message: 'مع رسالة' },
    sessions: 'الأجهزة التي دخلت منها',
    unknownDevice: 'جهاز غير معروف',
    lastSeen: 'آخر استخدام',
    ended: 'انتهت الجلسة',
    notifications: 'الإشعارات',
    thread: 'ما جرى وما كُتب',
    files: 'الملفات',
    asked: 'ما طُلب منك',
    dueOn: 'آخر يوم:',
    answered: 'أجبت في',
    firm: 'الشركة',
    kinds: {
      received: 'تم الاستلام',
      moved: 'تغيّرت الحالة إلى:',
      note: 'كُتبت ملاحظة',
      file: 'أُضيف ملف',
      assigned: 'عُيّن مسؤول عن ملفك',
      changed: 'حُدّثت التفاصيل',
    },
    tasks: {
      asked: 'طُلبت منك مستندات أو إجابة',
      answered: 'أرسلت المطلوب',
      accepted: 'راجعنا ما أرسلته',
      askedAgain: 'أُعيد طلب ما نحتاج إليه منك',
      withdrawn: 'لم نعد نحتاج إلى ما طلبناه',
    },
    zone: 'كل الأوقات بتوقيت الرياض.',
    comma: '، ',
  },
  en: {
    title: 'A copy of my data at Yamama & Fustat',
    madeAt: 'Made on',
    account: 'Account',
    nameAr: 'Name in Arabic',
    nameEn: 'Name in English',
    email: 'Email',
    phone: 'Mobile',
    whatsApp: 'WhatsApp',
    branch: 'Branch',
    picture: 'Profile picture',
    memberSince: 'Account opened',
    messages: 'Your messages from the contact page',
    messagesUnproven:
      'They are added to your copy once you have logged in with a code sent to your email, which shows that it is yours.',
    consents: 'The privacy policy that you were shown',
    consent: 'Version',
    purposes: { account: 'When you opened the account', message: 'With a message' },
    sessions: 'Devices you have logged in from',
    unknownDevice: 'Unknown device',
    lastSeen: 'last used',
    ended: 'ended',
    notifications: 'Notifications',
    thread: 'What was done and written',
    files: 'Files',
    asked: 'What was asked of you',
    dueOn: 'By',
    answered: 'You answered on',
    firm: 'The firm',
    kinds: {
      received: 'Received',
      moved: 'The status is now:',
      note: 'A note was written',
      file: 'A file was added',
      assigned: 'A member of our team was assigned',
      changed: 'The details were updated',
    },
    tasks: {
      asked: 'You were asked for documents or an answer',
      answered: 'You sent what was asked for',
      accepted: 'We reviewed what you sent',
      askedAgain: 'You were asked again',
      withdrawn: 'We no longer need it',
    },
    zone: 'All times are Riyadh time.',
    comma: ', ',
  },
};
