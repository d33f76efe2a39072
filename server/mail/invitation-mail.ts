import { z } from 'zod';
import { INVITATION_HOURS } from '#contract/account-calls.ts';
import type { Language } from '#contract/language.ts';
import { layOut } from './mail-layout.ts';
import type { Mail } from './mail.ts';

export const invitationPayload = z.object({ invitationId: z.number() });

interface Invitation {
  language: Language;
  name: string;
  link: string;
}

/** The mail that leads a new account to its first password. */
export function invitationMail({
  language,
  name,
  link,
}: Invitation): Pick<Mail, 'language' | 'subject' | 'text' | 'html'> {
  const { subject, lead, button, life, caution } = WORDS[language];
  return layOut({ language, subject, to: name, parts: [lead, { link, label: button }, life, caution] });
}

const WORDS = {
  ar: {
    subject: 'دعوة إلى حسابك لدى اليمامة والفسطاط',
    lead: 'أنشأنا لك حسابًا لدينا بهذا البريد. لم يبق إلا أن تختار كلمة مرورك:',
    button: 'اختر كلمة المرور',
    life: `يعمل الرابط مرة واحدة خلال ${INVITATION_HOURS} ساعة.`,
    caution: 'الرابط لك وحدك، فلا ترسله إلى أحد. وإن لم تكن تنتظر هذه الدعوة فتجاهل الرسالة.',
  },
  en: {
    subject: 'Your invitation to Yamama & Fustat',
    lead: 'We opened an account with us for this address. All that is left is to choose your password:',
    button: 'Choose your password',
    life: `The link works once, within ${INVITATION_HOURS} hours.`,
    caution: 'It is for you alone: forward it to nobody. If you did not expect it, ignore this message.',
  },
} as const satisfies Record<Language, Record<string, string>>;
