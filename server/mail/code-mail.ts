import { CODE_MINUTES } from '#contract/account-calls.ts';
import type { Language } from '#contract/language.ts';
import type { CodePurpose } from '../auth/mailed-codes.ts';
import { layOut } from './mail-layout.ts';
import type { Mail } from './mail.ts';

interface MailedCode {
  code: string;
  language: Language;
}

/**
 * The mail with a code: for a new password (R185), a new account or a login. The code stands in the body alone:
 * subjects show on locked screens. Nothing that a person typed is in it, not even a name, so it carries no foreign words.
 */
export function codeMail(
  purpose: CodePurpose,
  { code, language }: MailedCode,
): Pick<Mail, 'language' | 'subject' | 'text' | 'html'> {
  const { life, secret } = COMMON[language];
  const { subject, lead, caution } = WORDS[purpose][language];
  return layOut({ language, subject, parts: [lead, { code }, life, `${caution} ${secret}`] });
}

const COMMON = {
  ar: {
    life: `الرمز صالح لمدة ${CODE_MINUTES} دقائق، ويُستخدم مرة واحدة.`,
    secret: 'لا تُطلع أحدًا على الرمز؛ فلن يطلبه منك أي من موظفينا.',
  },
  en: {
    life: `The code is valid for ${CODE_MINUTES} minutes and can be used once.`,
    secret: 'Do not share this code with anyone; no one at the firm will ask you for it.',
  },
} as const satisfies Record<Language, Record<string, string>>;

const WORDS = {
  password: {
    ar: {
      subject: 'رمز تعيين كلمة مرور جديدة',
      lead: 'وصلنا طلب لتعيين كلمة مرور جديدة لحسابك لدينا. لإكماله أدخل هذا الرمز في الصفحة المفتوحة أمامك:',
      caution: 'إن لم يصدر هذا الطلب منك فتجاهل الرسالة، فلن يتغير شيء في حسابك.',
    },
    en: {
      subject: 'Your code for a new password',
      lead: 'We received a request to set a new password for your account with us. To continue, enter this code on the page you have open:',
      caution: 'If you did not ask for it, ignore this message: nothing changes in your account.',
    },
  },
  registration: {
    ar: {
      subject: 'رمز إنشاء حسابك',
      lead: 'وصلنا طلب لإنشاء حساب لدينا بهذا البريد. لإكماله أدخل هذا الرمز في الصفحة المفتوحة أمامك:',
      caution: 'إن لم يصدر هذا الطلب منك فتجاهل الرسالة، فلن يُنشأ أي حساب.',
    },
    en: {
      subject: 'Your code for a new account',
      lead: 'We received a request to open an account with us for this address. To continue, enter this code on the page you have open:',
      caution: 'If you did not ask for it, ignore this message: no account is opened.',
    },
  },
  login: {
    ar: {
      subject: 'رمز تسجيل الدخول',
      lead: 'وصلنا طلب لتسجيل الدخول إلى حسابك لدينا برمز. لإكماله أدخل هذا الرمز في الصفحة المفتوحة أمامك:',
      caution: 'إن لم يصدر هذا الطلب منك فتجاهل الرسالة، فلا يدخل أحد بهذا الرمز ما لم تُطلعه عليه.',
    },
    en: {
      subject: 'Your code to log in',
      lead: 'We received a request to log in to your account using a code. To continue, enter this code on the page you have open:',
      caution:
        'If you did not ask for it, ignore this message: nobody can log in with this code unless you share it.',
    },
  },
} as const satisfies Record<CodePurpose, Record<Language, Record<string, string>>>;
