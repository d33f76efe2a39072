import { type Language, type LocalizedText, fillWords, pickWords } from './language.ts';
import type { News } from './portal.ts';

interface KindWords {
  readonly title: LocalizedText;
  /**
   * May name `{{number}}`, `{{by}}` of a note and, where the kind says what became of something, `{{status}}`. It begins
   * with a word of its own, by which it is drawn from the right side, and isolates a name, which may be in the other language.
   */
  readonly message: LocalizedText;
}

/** What people are notified of beside the news of portals, with its words (R312-R314). */
export const notificationKinds = {
  newNote: {
    title: { ar: 'ملاحظة جديدة', en: 'New note' },
    message: {
      ar: 'أُضيفت ملاحظة جديدة إلى ملفك رقم {{number}}',
      en: 'A new note was added to your file #{{number}}',
    },
  },
  newNoteFiles: {
    title: { ar: 'ملاحظة جديدة مع ملفات', en: 'New note with files' },
    message: {
      ar: 'أُضيفت ملاحظة جديدة مع ملفات إلى ملفك رقم {{number}}',
      en: 'A new note with files was added to your file #{{number}}',
    },
  },
  statusChanged: {
    title: { ar: 'تغيّرت الحالة', en: 'Status changed' },
    message: {
      ar: 'حالة ملفك رقم {{number}} الآن: {{status}}',
      en: 'Your file #{{number}} is now: {{status}}',
    },
  },
  reply: {
    title: { ar: 'ردّ من العميل', en: 'Reply from the client' },
    message: { ar: 'كتب العميل ردًّا بشأن الملف رقم {{number}}', en: 'The client replied on #{{number}}' },
  },
  newDocument: {
    title: { ar: 'مستند جديد', en: 'New document' },
    message: { ar: 'أُضيف مستند إلى الملف رقم {{number}}', en: 'A document was added to #{{number}}' },
  },
  taskAsked: {
    title: { ar: 'مطلوب منك', en: 'What we need from you' },
    message: {
      ar: 'نحتاج إلى مستندات أو إجابة منك بشأن الملف رقم {{number}}',
      en: 'We need something from you on #{{number}}',
    },
  },
  taskReminder: {
    title: { ar: 'تذكير بالمطلوب منك', en: 'A reminder' },
    message: {
      ar: 'اقتربت مهلة ما طلبناه منك بشأن الملف رقم {{number}}',
      en: 'What we asked of you on #{{number}} is due soon',
    },
  },
  taskAccepted: {
    title: { ar: 'راجعنا ما أرسلته', en: 'Reviewed' },
    message: {
      ar: 'راجعنا ما أرسلته بشأن الملف رقم {{number}}',
      en: 'We have reviewed what you sent on #{{number}}',
    },
  },
  taskWithdrawn: {
    title: { ar: 'لم يعد مطلوبًا منك', en: 'No longer needed' },
    message: {
      ar: 'لم نعد نحتاج إلى ما طلبناه منك بشأن الملف رقم {{number}}',
      en: 'We no longer need what we asked of you on #{{number}}',
    },
  },
  taskAnswered: {
    title: { ar: 'أرسل العميل المطلوب', en: 'The client has answered' },
    message: {
      ar: 'أرسل العميل المطلوب بشأن الملف رقم {{number}}',
      en: 'The client sent what was asked for on #{{number}}',
    },
  },
  newContactMessage: {
    title: { ar: 'رسالة تواصل جديدة', en: 'New contact message' },
    message: { ar: 'وصلت رسالة جديدة من صفحة التواصل', en: 'A new message came from the contact page' },
  },
  deletionRequested: {
    title: { ar: 'طلب حذف بيانات', en: 'Deletion request' },
    message: {
      ar: 'طلب عميل حذف بياناته: {{number}}',
      en: 'A client asks for the deletion of their data: {{number}}',
    },
  },
  deletionDecided: {
    title: { ar: 'طلب حذف بياناتك', en: 'Your deletion request' },
    message: { ar: 'صدر القرار في طلبك رقم {{number}}', en: 'Your request {{number}} has been decided' },
  },
  conflictFound: {
    title: { ar: 'تعارض مصالح محتمل', en: 'Possible conflict of interest' },
    message: {
      ar: 'ظهر في الملف رقم {{number}} تعارض مصالح محتمل بانتظار البتّ',
      en: 'A possible conflict on #{{number}} awaits a decision',
    },
  },
  appointmentUnattended: {
    title: { ar: 'موعد يلزم ترتيبه من جديد', en: 'An appointment to rearrange' },
    message: {
      ar: 'المحامي غير متاح في موعد الملف رقم {{number}}، أو الفرع مغلق في ذلك اليوم. عيّن محاميًا آخر، أو اتفق مع العميل على موعد آخر.',
      en: 'The lawyer of #{{number}} is not available then, or the branch is closed that day. Assign another one, or agree on another time.',
    },
  },
  timeUnconfirmed: {
    title: { ar: 'موعد لم يُؤكَّد بعد', en: 'A time that is not confirmed yet' },
    message: {
      ar: 'اقترب الموعد الذي اختاره العميل في الملف رقم {{number}} ولم يُؤكَّد بعد. أكّده أو اتفق معه على غيره.',
      en: 'The time that the client chose for #{{number}} is near and has not been confirmed. Confirm it, or agree on another one.',
    },
  },
  moveRefused: {
    title: { ar: 'لم يُنفَّذ ما طلبته', en: 'Your change was not made' },
    message: {
      ar: 'لم يعد تنفيذه ممكنًا حين حان وقته، فلم يتغيّر شيء ولم يُبلَّغ أحد',
      en: 'It could not be made any more when its time came: nothing was changed, and nobody was told',
    },
  },
  mentioned: {
    title: { ar: 'ورد ذكرك في ملاحظة', en: 'You were mentioned' },
    message: {
      ar: 'ورد ذكرك في ملاحظة من \u2068{{by}}\u2069 على الملف رقم {{number}}',
      en: 'You were mentioned by \u2068{{by}}\u2069 in a note on #{{number}}',
    },
  },
  assigned: {
    title: { ar: 'أُسند إليك', en: 'Assigned to you' },
    message: { ar: 'أُسند إليك الملف رقم {{number}}', en: '#{{number}} was assigned to you' },
  },
} as const satisfies Record<string, KindWords>;

export type NotificationKind = keyof typeof notificationKinds;

/** Staff and clients are told over channels of their own (R300). */
export type NotificationChannel = 'client' | 'staff';

/** What the words of a notification are filled with. */
export interface NotificationParams {
  readonly number?: string | undefined;
  readonly status?: LocalizedText | undefined;
  /** Whose note it is. */
  readonly by?: LocalizedText | undefined;
}

/** Whoever wrote before names were told. */
const SOMEBODY: LocalizedText = { ar: 'زميل', en: 'A colleague' };

/**
 * A notification in the reader's language. A kind of another version of the host is told by what is known of it:
 * nothing.
 * @param news what portals tell
 */
export function notificationWords(
  { kind, params: { number = '', status, by = SOMEBODY } }: { kind: string; params: NotificationParams },
  language: Language,
  news: readonly News[],
): { title: string; message: string } {
  const words: KindWords | undefined =
    Object.entries(notificationKinds).find(([name]) => name === kind)?.[1] ??
    news.find((told) => told.kind === kind);
  const params = { number, status: status?.[language] ?? '', by: pickWords(by, language).text };
  return {
    title: words?.title[language] ?? '',
    message: fillWords(words?.message[language] ?? '', params),
  };
}
