import type { PoolClient } from 'pg';
import { z } from 'zod';
import { type Language, type LocalizedText, fillWords } from '#contract/language.ts';
import { layOut } from './mail-layout.ts';
import { enqueueTopic } from './outbox.ts';
import type { Mail } from './transport.ts';

/** What a client is written about. */
const TOPICS = [
  'received',
  'statusChanged',
  'newNote',
  'newDocument',
  'scheduled',
  'moved',
  'cancelled',
] as const;
export type MailTopic = (typeof TOPICS)[number];

export const matterNewsPayload = z.object({
  userId: z.number(),
  table: z.enum(['requests', 'consultations']),
  id: z.number(),
  number: z.string(),
  topics: z.array(z.enum(TOPICS)),
});
export type MatterNews = z.output<typeof matterNewsPayload>;

/** News that come within so many seconds are one mail. */
const GATHER_SECONDS = 180;

/** Leaves a mail to the client, in the transaction of what it is about; one that still waits takes it in. */
export const mailClient = (
  client: PoolClient,
  about: Omit<MatterNews, 'topics'>,
  topic: MailTopic,
): Promise<void> =>
  enqueueTopic(client, 'matterNews', {
    payload: about,
    topic,
    // What was received is answered at once: somebody waits for it.
    seconds: topic === 'received' ? 0 : GATHER_SECONDS,
  });

/**
 * The mail about news of a request or consultation. It says what kind of news, the reference and where to read them:
 * nothing of the case itself, and nothing that a person typed.
 * @param link where the client reads it; null where the host does not know its own address
 */
export function matterMail(
  { table, number, topics }: Pick<MatterNews, 'table' | 'number' | 'topics'>,
  { language, link }: { language: Language; link: string | null },
): Pick<Mail, 'language' | 'subject' | 'text' | 'html'> {
  const isNew = topics.includes('received');
  const subject = isNew ? WORDS[table].received : WORDS[table].news;
  return layOut({
    language,
    subject: fillWords(subject[language], { number }),
    parts: [
      fillWords(subject[language], { number }) + '.',
      ...TOPICS.filter((topic) => topics.includes(topic)).map((topic) => LINES[topic][language]),
      CLOSING[link === null ? 'bare' : 'linked'][language],
      ...(link === null ? [] : [{ link }]),
      CLOSING.secrecy[language],
    ],
  });
}

const WORDS = {
  requests: {
    received: { ar: 'استلمنا طلبك رقم {{number}}', en: 'We received your request {{number}}' },
    news: { ar: 'جديد في طلبك رقم {{number}}', en: 'News about your request {{number}}' },
  },
  consultations: {
    received: {
      ar: 'استلمنا طلب استشارتك رقم {{number}}',
      en: 'We received your consultation request {{number}}',
    },
    news: { ar: 'جديد في استشارتك رقم {{number}}', en: 'News about your consultation {{number}}' },
  },
} as const satisfies Record<MatterNews['table'], Record<'received' | 'news', LocalizedText>>;

const LINES = {
  received: {
    ar: 'سيتواصل معك أحد محامينا خلال يومي عمل.',
    en: 'One of our lawyers will contact you within two working days.',
  },
  statusChanged: { ar: 'تغيّرت الحالة.', en: 'The status has changed.' },
  newNote: { ar: 'كُتبت لك ملاحظة جديدة.', en: 'There is a new note for you.' },
  newDocument: { ar: 'أُضيف مستند جديد.', en: 'A document was added.' },
  scheduled: { ar: 'حُدِّد الموعد.', en: 'The appointment has been set.' },
  moved: { ar: 'تغيّر الموعد.', en: 'The appointment has been moved.' },
  cancelled: { ar: 'أُلغيت الاستشارة.', en: 'The consultation was cancelled.' },
} as const satisfies Record<MailTopic, LocalizedText>;

const CLOSING = {
  linked: { ar: 'تجد التفاصيل في حسابك:', en: 'Read the details in your account:' },
  bare: { ar: 'تجد التفاصيل في حسابك على موقعنا.', en: 'Read the details in your account on our site.' },
  secrecy: {
    ar: 'حفاظًا على السرّية لا نذكر تفاصيل القضايا في البريد الإلكتروني.',
    en: 'To keep your case confidential, we leave its details out of e-mail.',
  },
} as const;
