import { type Language, directionOf } from '#contract/language.ts';
import { escapeMarkup } from '../escape-markup.ts';
import type { Mail } from './mail.ts';

/** A paragraph, a code to be copied, or the one button of a mail. */
export type MailPart = string | { readonly code: string } | { readonly link: string; readonly label: string };

interface Letter {
  language: Language;
  subject: string;
  /** Whom it greets: the name of an account, or under a message. Default: the reader, without a name. */
  to?: string | undefined;
  parts: readonly MailPart[];
}

/** The text and the page of a mail, under the firm's name and greeting, in the direction of its language. */
export function layOut({
  language,
  subject,
  to,
  parts,
}: Letter): Pick<Mail, 'language' | 'subject' | 'text' | 'html'> {
  const { firm, descriptor } = FRAME[language];
  const greeting = greetingOf(language, to);
  const text = [greeting, ...parts.map(asText), `${firm}\n${descriptor}`].join('\n\n');
  const direction = directionOf(language);
  const html = `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;background:#f5f7f5;color:#0e2022;font-family:'IBM Plex Sans Arabic',Tahoma,Arial,sans-serif">
<div lang="${language}" dir="${direction}" style="max-width:34rem;margin:0 auto;padding:1.5rem 1rem;line-height:1.7;text-align:start">
<div style="padding:1.25rem 1.5rem;background:#0a2628;border-bottom:3px solid #d48258;color:#ffffff">
<strong style="font-size:1.25rem">${escapeMarkup(firm)}</strong><br><span style="color:#c2d1ce">${escapeMarkup(descriptor)}</span>
</div>
<div style="padding:1.5rem;background:#ffffff;border:1px solid #d0d8d3;border-top:0">
<p style="margin-top:0">${escapeMarkup(greeting)}</p>
${parts.map(asHtml).join('\n')}
</div>
</div>
</body>
</html>
`;
  return { language, subject, text, html };
}

/** What the firm is called in a language. */
export const firmName = (language: Language): string => FRAME[language].firm;

/**
 * Words that people give themselves, at registration or under a message from any address, so only what can be nothing
 * but a name: letters, and a full stop before a space. An address, a number or a sentence with marks is not greeted by.
 */
const NAME = /^(?:[\p{L}\p{M}'’-]+(?:\.(?= ))?(?: (?=.)|$)){1,8}$/u;
const NAME_MAX = 60;

function greetingOf(language: Language, to = ''): string {
  const { greeting, mark } = FRAME[language];
  return to.length <= NAME_MAX && NAME.test(to)
    ? `${greeting} \u2068${to}\u2069${mark}`
    : `${greeting}${mark}`;
}

const asText = (part: MailPart): string =>
  typeof part === 'string' ? part : 'code' in part ? part.code : `${part.label}:\n${part.link}`;

function asHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escapeMarkup(part)}</p>`;
  if ('link' in part)
    return `<p style="margin:1.5rem 0"><a href="${escapeMarkup(part.link)}" style="display:inline-block;padding:.75rem 1.5rem;background:#0f5a60;border-radius:2px;color:#ffffff;font-weight:600;text-decoration:none">${escapeMarkup(part.label)}</a></p>`;
  return `<p style="margin:1.5rem 0;padding:1rem;background:#eef5f4;border:1px solid #d0d8d3;text-align:center;font-size:1.75rem;letter-spacing:.3em"><bdi dir="ltr">
${escapeMarkup(part.code)}
</bdi></p>`;
}

const FRAME = {
  ar: {
    greeting: 'السلام عليكم',
    mark: '،',
    firm: 'اليمامة والفسطاط',
    descriptor: 'محامون ومستشارون قانونيون',
  },
  en: { greeting: 'Hello', mark: ',', firm: 'Yamama & Fustat', descriptor: 'Attorneys & Legal Consultants' },
} as const satisfies Record<Language, Record<string, string>>;
