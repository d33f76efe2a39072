import type { PoolClient } from 'pg';
import { z } from 'zod';
import { LANGUAGES, type Language, type LocalizedText, fillWords } from '#contract/language.ts';
import { layOut } from './mail-layout.ts';
import { enqueue } from './outbox.ts';
import type { Mail } from './mail.ts';

const OUTCOMES = ['erased', 'partly', 'refused'] as const;
export type DeletionOutcome = (typeof OUTCOMES)[number];

/** The address is written down with the job: by the time it is done the account may be nameless. */
export const deletionPayload = z.object({
  email: z.string(),
  language: z.enum(LANGUAGES),
  number: z.string(),
  outcome: z.enum(OUTCOMES),
  /** Whether the account can be read in: one in the trash, or a suspended one, cannot. */
  canLogIn: z.boolean().default(true),
});
type Decision = z.output<typeof deletionPayload>;

/** Leaves the mail that tells a person what was decided, in the transaction of the decision. */
export const mailDecision = (
  client: PoolClient,
  { email, language, number, outcome, canLogIn }: Decision,
): Promise<void> => enqueue(client, 'deletionDecided', { email, language, number, outcome, canLogIn });

/**
 * The mail about the decision. What stays is told in the account, or to whoever writes where it lies in the trash.
 * @param link where the client reads it; null where the host does not know its own address
 */
export function deletionMail(
  { number, outcome, language, canLogIn }: Omit<Decision, 'email'>,
  link: string | null,
): Pick<Mail, 'language' | 'subject' | 'text' | 'html'> {
  const subject = fillWords(SUBJECT[language], { number });
  return layOut({
    language,
    subject,
    parts: [
      (canLogIn ? LINES : LINES_WITHOUT_ACCOUNT)[outcome][language],
      ...(link === null || outcome === 'erased' || !canLogIn ? [] : [{ link, label: OPEN[language] }]),
    ],
  });
}

const SUBJECT: LocalizedText = {
  ar: 'بشأن طلب حذف بياناتك رقم {{number}}',
  en: 'About your deletion request {{number}}',
};
const OPEN: LocalizedText = { ar: 'افتح حسابك', en: 'Open your account' };
const LINES: Readonly<Record<DeletionOutcome, Record<Language, string>>> = {
  erased: {
    ar: 'حذفنا حسابك وبياناتك كما طلبت، وقد يبقى منها شيء في النسخ الاحتياطية إلى أن تُتلف في موعدها. هذه آخر رسالة نرسلها إليك.',
    en: 'We have erased your account and your data, as you asked. Some of it may remain in backup copies until these are destroyed in turn. This is our last message to you.',
  },
  partly: {
    ar: 'حذفنا من بياناتك ما يجوز حذفه. تجد في حسابك ما بقي محفوظًا وسببه.',
    en: 'We have erased what may be erased. Your account shows what stays, and why.',
  },
  refused: {
    ar: 'لم نتمكن من حذف بياناتك. تجد السبب في حسابك.',
    en: 'We could not erase your data. The reason is shown in your account.',
  },
};
const LINES_WITHOUT_ACCOUNT: typeof LINES = {
  ...LINES,
  partly: {
    ar: 'حذفنا من بياناتك ما يجوز حذفه. اكتب إلينا لتعرف ما بقي محفوظًا وسببه.',
    en: 'We have erased what may be erased. Write to us to learn what stays, and why.',
  },
  refused: {
    ar: 'لم نتمكن من حذف بياناتك. اكتب إلينا لتعرف السبب.',
    en: 'We could not erase your data. Write to us to learn why.',
  },
};
