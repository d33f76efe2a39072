import { CODE_MINUTES } from '#contract/account-calls.ts';
import { type Language, directionOf } from '#contract/language.ts';
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
  const { subject, greeting, lead, life, caution, firm, descriptor } = WORDS[language];
  const text = [greeting, lead, code, life, caution, `${firm}\n${descriptor}`].join('\n\n');
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;background:#f5f7f5;color:#0e2022;font-family:'IBM Plex Sans Arabic',Tahoma,Arial,sans-serif">
<div lang="${language}" dir="${directionOf(language)}" style="max-width:32rem;margin:0 auto;padding:2rem 1.25rem;line-height:1.7;text-align:start">
<p>${greeting}</p>
<p>${lead}</p>
<p style="margin:1.5rem 0;padding:1rem;background:#ffffff;border:1px solid #d0d8d3;text-align:center;font-size:1.75rem;letter-spacing:.3em"><bdi dir="ltr">
${code}
</bdi></p>
<p>${life}</p>
<p>${caution}</p>
<p style="color:#5d6b65">${escaped(firm)}<br>${escaped(descriptor)}</p>
</div>
</body>
</html>
`;
  return { language, subject, text, html };
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;');

const WORDS = {
  ar: {
    subject: 'رمز تعيين كلمة مرور جديدة',
    greeting: 'السلام عليكم،',
    lead: 'وصلنا طلب لتعيين كلمة مرور جديدة لحسابك لدينا. لإكماله أدخل هذا الرمز في الصفحة المفتوحة أمامك:',
    life: `الرمز صالح لمدة ${CODE_MINUTES} دقائق، ويُستخدم مرة واحدة.`,
    caution:
      'إن لم يصدر هذا الطلب منك فتجاهل الرسالة، فلن يتغير شيء في حسابك. لا تُطلع أحدًا على الرمز؛ فلن يطلبه منك أي من موظفينا.',
    firm: 'اليمامة والفسطاط',
    descriptor: 'محامون ومستشارون قانونيون',
  },
  en: {
    subject: 'Your code for a new password',
    greeting: 'Hello,',
    lead: 'We received a request to set a new password for your account with us. To go on, enter this code on the page you have open:',
    life: `The code is valid for ${CODE_MINUTES} minutes and can be used once.`,
    caution:
      'If you did not ask for it, ignore this message: nothing changes in your account. Tell nobody the code; no one at the firm will ask you for it.',
    firm: 'Yamama & Fustat',
    descriptor: 'Attorneys & Legal Consultants',
  },
} as const satisfies Record<Language, Record<string, string>>;
