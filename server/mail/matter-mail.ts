import type { PoolClient } from 'pg';
import { z } from 'zod';
import { type Language, type LocalizedText, fillWords } from '#contract/language.ts';
import type { Matter } from '#contract/matter.ts';
import { mailedNewsOf } from '#contract/portal.ts';
import { layOut } from './mail-layout.ts';
import { dayWords, momentWords } from './moment-words.ts';
import { enqueueTopic } from './outbox.ts';
import type { Mail } from './mail.ts';

/** So long before an appointment its client is reminded for the first time. */
export const REMINDED_HOURS = 24;

/** What a client is written about beside a receipt and the moves of portals. */
const LINES: Readonly<Record<string, LocalizedText>> = {
  statusChanged: { ar: 'تغيّرت الحالة.', en: 'The status has changed.' },
  newNote: { ar: 'كُتبت لك ملاحظة جديدة.', en: 'There is a new note for you.' },
  newNoteFiles: { ar: 'كُتبت لك ملاحظة جديدة ومعها ملفات.', en: 'There is a new note for you, with files.' },
  newDocument: { ar: 'أُضيف مستند جديد.', en: 'A document was added.' },
  taskAsked: { ar: 'نحتاج إلى مستندات أو إجابة منك.', en: 'We need documents or an answer from you.' },
  taskReminder: {
    ar: 'تذكير: ما طلبناه منك لم يصلنا بعد.',
    en: 'A reminder: what we asked of you has not arrived yet.',
  },
  taskWithdrawn: { ar: 'لم نعد نحتاج إلى ما طلبناه منك.', en: 'We no longer need what we asked of you.' },
};

export const matterNewsPayload = z.object({
  userId: z.number(),
  /** The name of the resource. */
  table: z.string(),
  id: z.number(),
  number: z.string(),
  topics: z.array(z.string()),
});
export type MatterNews = z.output<typeof matterNewsPayload>;

/** News that come within this time are one mail. */
const GATHER_SECONDS = 180;

/** Leaves a mail to the client, in the transaction of what it is about; one that still waits takes it in. */
export const mailClient = (
  client: PoolClient,
  about: Omit<MatterNews, 'topics'>,
  topic: string,
): Promise<void> =>
  enqueueTopic(client, 'matterNews', {
    payload: about,
    topic,
    // What was received is answered at once: somebody waits for it.
    seconds: topic === 'received' ? 0 : GATHER_SECONDS,
  });

/** The times that a mail tells, as they are when it leaves. */
export interface MatterTimes {
  /** When the office answers at the latest, while it has not. */
  replyDueAt: string | null;
  /** The appointment, while it stands and is not over. */
  appointment: string | null;
  /** The time that is kept for the client while nobody has confirmed it. */
  wishedAt: string | null;
  /** The day by which something is asked of the client: `2026-03-14`. */
  taskDueOn: string | null;
  timeZone: string;
}

interface MatterReader {
  language: Language;
  /** Where the client reads it; null where the host does not know its own address. */
  link: string | null;
  /** Default: greeted without a name. */
  name?: string;
  /** Default: none is told. */
  times?: MatterTimes | null;
}

/**
 * The mail about news of a matter. It says what kind of news, the reference, by when something happens and where to
 * read more: nothing of the case itself, and of what a person typed their name alone.
 */
export function matterMail(
  { portal }: Pick<Matter, 'portal'>,
  { number, topics }: Pick<MatterNews, 'number' | 'topics'>,
  { language, link, name, times = null }: MatterReader,
): Pick<Mail, 'language' | 'subject' | 'text' | 'html'> {
  const subject = topics.includes('received') ? portal.mail.received : portal.mail.news;
  const lines = {
    ...LINES,
    ...Object.fromEntries(mailedNewsOf(portal.news).map(({ kind, mail }) => [kind, mail])),
  };
  const timeLine = (words: LocalizedText, at: string | null | undefined): string[] =>
    at && times
      ? [fillWords(words[language], { time: momentWords({ at, timeZone: times.timeZone, language }) })]
      : [];
  /** The time that is kept, and by when the client is answered: by that time where the first reply is due later. */
  const promised = ({ wishedAt, replyDueAt }: Partial<MatterTimes>): string[] => [
    ...timeLine(CLOSING.held, wishedAt),
    ...(wishedAt && replyDueAt && Date.parse(wishedAt) < Date.parse(replyDueAt)
      ? [CLOSING.heldBefore[language]]
      : timeLine(CLOSING.reply, replyDueAt)),
  ];
  return layOut({
    language,
    subject: fillWords(subject[language], { number }),
    to: name,
    parts: [
      fillWords(subject[language], { number }) + '.',
      ...inOrder(topics).flatMap((topic) => lines[topic]?.[language] ?? []),
      ...(topics.includes('received') || isTimeChosen(portal, topics) ? promised(times ?? {}) : []),
      ...timeLine(CLOSING.appointment, times?.appointment),
      ...(times?.taskDueOn && isAskedBy(topics)
        ? [fillWords(CLOSING.task[language], { day: dayWords(times.taskDueOn, language) })]
        : []),
      ...(link === null ? [CLOSING.bare[language]] : [{ link, label: CLOSING.linked[language] }]),
      CLOSING.secrecy[language],
    ],
  });
}

/** Each once, where it happened last: what was done after something else is told after it. */
const inOrder = (topics: readonly string[]): string[] => [...new Set(topics.toReversed())].toReversed();

/** Does it ask something of the client? Then it leads to where that is answered. */
export const isAskedBy = (topics: readonly string[]): boolean =>
  topics.includes('taskAsked') || topics.includes('taskReminder');

/** Does it tell of a time that the client chose, and that is kept for them from now on? */
const isTimeChosen = ({ news, calendar }: Matter['portal'], topics: readonly string[]): boolean => {
  const told = news.moves?.[calendar?.booking?.moves.choose ?? ''];
  return told !== undefined && topics.includes(told.kind);
};

/**
 * What still holds when the mail leaves: of what was answered meanwhile nothing is asked, and no appointment is called to
 * mind that has begun, was called off or was moved to a later day.
 */
export const stillTrue = (
  { portal }: Pick<Matter, 'portal'>,
  topics: readonly string[],
  times: MatterTimes | null,
): string[] => {
  const hoursAhead = (Date.parse(times?.appointment ?? '') - Date.now()) / 3_600_000;
  const isNear = hoursAhead > 0 && hoursAhead <= REMINDED_HOURS;
  return topics.filter(
    (topic) => (!isAskedBy([topic]) || times?.taskDueOn) && (topic !== portal.news.reminder?.kind || isNear),
  );
};

const CLOSING = {
  reply: { ar: 'يصلك ردّنا الأول قبل {{time}}.', en: 'You can expect our first reply by {{time}}.' },
  held: {
    ar: 'اخترت الموعد {{time}}، ونحجزه لك إلى أن نؤكّده.',
    en: 'You chose {{time}}. We will hold it for you until we confirm it.',
  },
  heldBefore: {
    ar: 'نؤكّده قبل أن يحين، أو نتفق معك على غيره.',
    en: 'We confirm it before it begins, or agree on another one with you.',
  },
  appointment: { ar: 'الموعد: {{time}}.', en: 'The appointment: {{time}}.' },
  task: { ar: 'يُرجى إرسال المطلوب في موعد أقصاه {{day}}.', en: 'Please send it by {{day}}.' },
  linked: { ar: 'اقرأ التفاصيل في حسابك', en: 'Read the details in your account' },
  bare: { ar: 'تجد التفاصيل في حسابك على موقعنا.', en: 'Read the details in your account on our site.' },
  secrecy: {
    ar: 'حفاظًا على السرّية لا نذكر تفاصيل القضايا في البريد الإلكتروني.',
    en: 'To keep your case confidential, we leave its details out of email.',
  },
} as const;
