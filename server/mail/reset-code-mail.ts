import { CODE_MINUTES } from '#contract/account-calls.ts';
import type { Language } from '#contract/language.ts';
import { layOut } from './mail-layout.ts';
import type { Mail } from './transport.ts';

interface ResetCode {
  code: string;
  language: Language;
}

/**
 * The mail with the code for a new password (R185). The code stands in the body alone: subjects show on
 * locked screens. Nothing that a person typed is in it, not even a name, so it carries no foreign words.
 */
export function resetCodeMail({
  code,
  language,
}: ResetCode): Pick<Mail, 'language' | 'subject' | 'text' | 'html'> {
  const { subject, lead, life, caution } = WORDS[language];
  return layOut({ language, subject, parts: [lead, { code }, life, caution] });
}

const WORDS = {
  ar: {
    subject: 'رمز تعيين كلمة مرور جديدة',
    lead: 'وصلنا طلب لتعيين كلمة مرور جديدة لحسابك لدينا. لإكماله أدخل هذا الرمز في الصفحة المفتوحة أمامك:',
    life: `الرمز صالح لمدة ${CODE_MINUTES} دقائق، ويُستخدم مرة واحدة.`,
    caution:
      'إن لم يصدر هذا الطلب منك فتجاهل الرسالة، فلن يتغير شيء في حسابك. لا تُطلع أحدًا على الرمز؛ فلن يطلبه منك أي من موظفينا.',
  },
  en: {
    subject: 'Your code for a new password',
    lead: 'We received a request to set a new password for your account with us. To go on, enter this code on the page you have open:',
    life: `The code is valid for ${CODE_MINUTES} minutes and can be used once.`,
    caution:
      'If you did not ask for it, ignore this message: nothing changes in your account. Tell nobody the code; no one at the firm will ask you for it.',
  },
} as const satisfies Record<Language, Record<string, string>>;
