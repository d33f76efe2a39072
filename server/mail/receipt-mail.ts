import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { LANGUAGES, type Language, type LocalizedText, fillWords } from '#contract/language.ts';
import { type LatestReply, latestReply } from '#contract/reply-time.ts';
import { readOfficeClocks } from '../appointments/office-clocks.ts';
import { layOut } from './mail-layout.ts';
import { momentWords } from './moment-words.ts';
import { enqueue } from './outbox.ts';
import type { Mail } from './mail.ts';

/** Anybody can type anybody's address: nobody gets more receipts than this in an hour. */
const MOST_IN_AN_HOUR = 5;

export const receiptPayload = z.object({ id: z.number(), language: z.enum(LANGUAGES) });
type Receipt = z.output<typeof receiptPayload>;

/** Leaves the receipt of a message, in the transaction that takes it in. */
export const leaveReceipt = (client: PoolClient, { id, language }: Receipt): Promise<void> =>
  enqueue(client, 'messageReceived', { id, language });

interface ReceivedMessage {
  /** '' where none was given. */
  name: string;
  email: string;
  number: string;
  /** By when it is answered at the latest, and on whose clock; null where no office ever opens. */
  reply: LatestReply | null;
}

/** What the receipt of a message tells; null where its address has had enough of them, or the message is gone. */
export async function receivedMessage(pool: Pool, id: number): Promise<ReceivedMessage | null> {
  const { rows } = await pool.query<Omit<ReceivedMessage, 'reply'> & { at: string; before: number }>(
    `select m.name, m.email, m.number, m.created_at as at,
       (select count(*)::int from contact_messages o
        where lower(o.email) = lower(m.email) and o.id < m.id
          and o.created_at > m.created_at - interval '1 hour') as before
     from contact_messages m where m.id = $1 and m.deleted_at is null`,
    [id],
  );
  const [message] = rows;
  if (!message || message.before >= MOST_IN_AN_HOUR) return null;
  const { name, email, number } = message;
  const at = new Date(message.at);
  return {
    name,
    email,
    number,
    reply: latestReply(at, [...(await readOfficeClocks(pool, { from: at })).values()]),
  };
}

/**
 * The receipt of a message of the contact page: its reference, and by when it is answered. Of what was written only the
 * name, which greets.
 */
export function receiptMail(
  { name, number, reply }: Omit<ReceivedMessage, 'email'>,
  language: Language,
): Pick<Mail, 'language' | 'subject' | 'text' | 'html'> {
  const subject = fillWords(SUBJECT[language], { number });
  return layOut({
    language,
    subject,
    to: name,
    parts: [
      `${subject}.`,
      ...(reply === null ? [] : [fillWords(REPLY[language], { time: momentWords({ ...reply, language }) })]),
      CAUTION[language],
    ],
  });
}

const SUBJECT: LocalizedText = {
  ar: 'استلمنا رسالتك، ورقمها المرجعي {{number}}',
  en: 'We received your message, reference {{number}}',
};
const REPLY: LocalizedText = {
  ar: 'يصلك ردّنا على هذا البريد قبل {{time}}.',
  en: 'You can expect our reply at this address by {{time}}.',
};
const CAUTION: LocalizedText = {
  ar: 'إن لم تكتب إلينا فتجاهل هذه الرسالة.',
  en: 'If you did not write to us, ignore this email.',
};
