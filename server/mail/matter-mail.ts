import type { PoolClient } from 'pg';
import { z } from 'zod';
import { type Language, type LocalizedText, fillWords } from '#contract/language.ts';
import type { Matter } from '#contract/matter.ts';
import { moveNewsOf } from '#contract/portal.ts';
import { layOut } from './mail-layout.ts';
import { enqueueTopic } from './outbox.ts';
import type { Mail } from './transport.ts';

/** What a client is written about beside the moves of portals, in the order in which a mail tells it. */
const LINES: Readonly<Record<string, LocalizedText>> = {
  received: {
    ar: 'سيتواصل معك أحد محامينا خلال يومي عمل.',
    en: 'One of our lawyers will contact you within two working days.',
  },
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

/**
 * The mail about news of a matter. It says what kind of news, the reference and where to read them: nothing of the case
 * itself, and nothing that a person typed.
 * @param link where the client reads it; null where the host does not know its own address
 */
export function matterMail(
  { portal }: Pick<Matter, 'portal'>,
  { number, topics }: Pick<MatterNews, 'number' | 'topics'>,
  { language, link }: { language: Language; link: string | null },
): Pick<Mail, 'language' | 'subject' | 'text' | 'html'> {
  const subject = topics.includes('received') ? portal.mail.received : portal.mail.news;
  const lines = {
    ...LINES,
    ...Object.fromEntries(moveNewsOf(portal.news).map(({ kind, mail }) => [kind, mail])),
  };
  return layOut({
    language,
    subject: fillWords(subject[language], { number }),
    parts: [
      fillWords(subject[language], { number }) + '.',
      ...Object.entries(lines)
        .filter(([topic]) => topics.includes(topic))
        .map(([, line]) => line[language]),
      CLOSING[link === null ? 'bare' : 'linked'][language],
      ...(link === null ? [] : [{ link }]),
      CLOSING.secrecy[language],
    ],
  });
}

const CLOSING = {
  linked: { ar: 'تجد التفاصيل في حسابك:', en: 'Read the details in your account:' },
  bare: { ar: 'تجد التفاصيل في حسابك على موقعنا.', en: 'Read the details in your account on our site.' },
  secrecy: {
    ar: 'حفاظًا على السرّية لا نذكر تفاصيل القضايا في البريد الإلكتروني.',
    en: 'To keep your case confidential, we leave its details out of e-mail.',
  },
} as const;
