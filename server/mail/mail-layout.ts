import { type Language, directionOf } from '#contract/language.ts';
import type { Mail } from './transport.ts';

/** A paragraph, a code to be copied, or an address to be opened. */
export type MailPart = string | { readonly code: string } | { readonly link: string };

interface Letter {
  language: Language;
  subject: string;
  parts: readonly MailPart[];
}

/** The text and the page of a mail, under the firm's greeting and name, in the direction of its language. */
export function layOut({
  language,
  subject,
  parts,
}: Letter): Pick<Mail, 'language' | 'subject' | 'text' | 'html'> {
  const { greeting, firm, descriptor } = FRAME[language];
  const text = [greeting, ...parts.map(asText), `${firm}\n${descriptor}`].join('\n\n');
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f5f7f5;color:#0e2022;font-family:'IBM Plex Sans Arabic',Tahoma,Arial,sans-serif">
<div lang="${language}" dir="${directionOf(language)}" style="max-width:32rem;margin:0 auto;padding:2rem 1.25rem;line-height:1.7;text-align:start">
<p>${greeting}</p>
${parts.map(asHtml).join('\n')}
<p style="color:#5d6b65">${escaped(firm)}<br>${escaped(descriptor)}</p>
</div>
</body>
</html>
`;
  return { language, subject, text, html };
}

const asText = (part: MailPart): string =>
  typeof part === 'string' ? part : 'code' in part ? part.code : part.link;

function asHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escaped(part)}</p>`;
  if ('link' in part)
    return `<p><a href="${escaped(part.link)}" style="color:#0f5c55"><bdi dir="ltr">${escaped(part.link)}</bdi></a></p>`;
  return `<p style="margin:1.5rem 0;padding:1rem;background:#ffffff;border:1px solid #d0d8d3;text-align:center;font-size:1.75rem;letter-spacing:.3em"><bdi dir="ltr">
${escaped(part.code)}
</bdi></p>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const FRAME = {
  ar: { greeting: 'السلام عليكم،', firm: 'اليمامة والفسطاط', descriptor: 'محامون ومستشارون قانونيون' },
  en: { greeting: 'Hello,', firm: 'Yamama & Fustat', descriptor: 'Attorneys & Legal Consultants' },
} as const satisfies Record<Language, Record<string, string>>;
