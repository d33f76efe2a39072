import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { type Language, type LocalizedText, fillWords } from '#contract/language.ts';
import type { Matter } from '#contract/matter.ts';
import { matterRecords } from '../db/matter-sql.ts';
import { isWalledSql } from '../resources/capabilities/conflicts/walled-sql.ts';
import { knownSql } from '../resources/reach-sql.ts';
import { layOut } from './mail-layout.ts';
import { enqueue } from './outbox.ts';
import type { Mail } from './mail.ts';

export const mentionPayload = z.object({
  userId: z.number(),
  /** The name of the resource. */
  table: z.string(),
  id: z.number(),
  number: z.string(),
});
type Mention = z.output<typeof mentionPayload>;

/** Leaves a mail to a colleague who was mentioned, in the transaction of the note. */
export const mailMention = (client: PoolClient, mention: Mention): Promise<void> =>
  enqueue(client, 'mentioned', mention);

/** Whether they may still be told of the record: it may have left their reach since, or have been kept from them. */
export async function mayBeTold(
  pool: Pool,
  matter: Matter,
  { userId, id }: Pick<Mention, 'userId' | 'id'>,
): Promise<boolean> {
  const table = matterRecords(matter);
  const { rowCount } = await pool.query(
    `select from ${table.name} record join users account on account.id = $1
     where record.id = $2 and ${knownSql(table)}
       and not ${isWalledSql('account.id', '$3', 'record.id')}`,
    [userId, id, matter.name],
  );
  return rowCount === 1;
}

/** The mail to somebody of the staff whom a note mentions: where it stands, and nothing of what it says. */
export function mentionMail(
  { number }: Pick<Mention, 'number'>,
  { language, link, name }: { language: Language; link: string | null; name: string },
): Pick<Mail, 'language' | 'subject' | 'text' | 'html'> {
  return layOut({
    language,
    subject: fillWords(SUBJECT[language], { number }),
    to: name,
    parts: [
      fillWords(LEAD[language], { number }),
      ...(link === null ? [BARE[language]] : [{ link, label: LINKED[language] }]),
      SECRECY[language],
    ],
  });
}

const SUBJECT: LocalizedText = { ar: 'ورد ذكرك في ملاحظة: {{number}}', en: 'You were mentioned: {{number}}' };
const LEAD: LocalizedText = {
  ar: 'ذكرك أحد زملائك في ملاحظة داخلية على الملف رقم {{number}}.',
  en: 'A colleague mentioned you in an internal note on {{number}}.',
};
const LINKED: LocalizedText = { ar: 'اقرأ الملاحظة في لوحة التحكم', en: 'Read the note in the panel' };
const BARE: LocalizedText = { ar: 'تجد الملاحظة في لوحة التحكم.', en: 'Read the note in the panel.' };
const SECRECY: LocalizedText = {
  ar: 'حفاظًا على السرّية لا ننقل نص الملاحظات في البريد الإلكتروني.',
  en: 'To keep the case confidential, notes are not quoted in email.',
};
