import type { PoolClient } from 'pg';
import { z } from 'zod';
import { type Language, type LocalizedText, fillWords } from '#contract/language.ts';
import type { Matter } from '#contract/matter.ts';
import { moveNewsOf } from '#contract/portal.ts';
import { layOut } from './mail-layout.ts';
import { momentWords } from './moment-words.ts';
import { enqueueTopic } from './outbox.ts';
import type { Mail } from './transport.ts';

/** What a client is written about beside a receipt and the moves of portals, in the order in which a mail tells it. */
const LINES: Readonly<Record<string, LocalizedText>> = {
  statusChanged: { ar: 'تغيّرت الحالة.', en: 'The status has changed.' },
  newNote: { ar: 'كُتبت لك ملاحظة جديدة.', en: 'There is a new note for you.' },
  newDocument: { ar: 'أُضيف مستند جديد.', en: 'A document was added.' },
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

/** News that come within so many seconds are one mail. */
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
  /** When the office answers at the latest. */
  replyDueAt: string | null;
  /** The appointment, while it stands. */
  appointment: string | null;
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
    ...Object.fromEntries(moveNewsOf(portal.news).map(({ kind, mail }) => [kind, mail])),
  };
  const timeLine = (words: LocalizedText, at: string | null | undefined): string[] =>
    at && times
      ? [fillWords(words[language], { time: momentWords({ at, timeZone: times.timeZone, language }) })]
      : [];
  return layOut({
    language,
    subject: fillWords(subject[language], { number }),
    to: name,
    parts: [
      fillWords(subject[language], { number }) + '.',
      ...Object.entries(lines)
        .filter(([topic]) => topics.includes(topic))
        .map(([, line]) => line[language]),
      ...(topics.includes('received') ? timeLine(CLOSING.reply, times?.replyDueAt) : []),
      ...(topics.includes('received') ? [] : timeLine(CLOSING.appointment, times?.appointment)),
      ...(link === null ? [CLOSING.bare[language]] : [{ link, label: CLOSING.linked[language] }]),
      CLOSING.secrecy[language],
    ],
  });
}

const CLOSING = {
  reply: { ar: 'يصلك ردنا الأول قبل {{time}}.', en: 'You can expect our first reply by {{time}}.' },
  appointment: { ar: 'الموعد: {{time}}.', en: 'The appointment: {{time}}.' },
  linked: { ar: 'اقرأ التفاصيل في حسابك', en: 'Read the details in your account' },
  bare: { ar: 'تجد التفاصيل في حسابك على موقعنا.', en: 'Read the details in your account on our site.' },
  secrecy: {
    ar: 'حفاظًا على السرّية لا نذكر تفاصيل القضايا في البريد الإلكتروني.',
    en: 'To keep your case confidential, we leave its details out of e-mail.',
  },
} as const;
