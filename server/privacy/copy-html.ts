import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { dateFormatter, dayLocale, unbrokenTime } from '#contract/formatters.ts';
import type { Language } from '#contract/language.ts';
import { latinEndOf } from '#contract/latin-end-of.ts';
import { numberParts } from '#contract/number-parts.ts';
import { escapeMarkup } from '../escape-markup.ts';

/** What is HTML already. Everything else that is put into a page is escaped. */
export interface Html {
  readonly text: string;
}

type Part = Html | string | number | readonly Html[];

/** HTML with values in it, each escaped unless it is HTML itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly Part[]): Html => ({
  text: String.raw({ raw: parts }, ...values.map(textOf)),
});

const textOf = (part: Part): string => {
  if (typeof part === 'string' || typeof part === 'number') return escapeMarkup(String(part));
  return 'text' in part ? part.text : part.map(({ text }) => text).join('');
};

/** What somebody wrote, in the direction of its own letters; no line ends within a number. */
export const userText = (text: string): Html =>
  html`<bdi dir="auto"
    >${numberParts(text).map((part, at) => (at % 2 === 0 ? html`${part}` : whole(part)))}</bdi
  >`;

/** A number or an address, which reads left to right. */
export const ltr = (text: string): Html => html`<bdi dir="ltr">${text}</bdi>`;

/** A number that stands in one line. */
export const whole = (text: string): Html => html`<bdi dir="ltr" class="whole">${text}</bdi>`;

/** Its letters decide where it begins; figures and ending keep their own order. */
export function fileName(name: string): Html {
  const end = latinEndOf(name);
  const start = name.slice(0, name.length - end.length);
  if (start === '') return ltr(name);
  return html`<bdi dir="auto">${start}${end === '' ? '' : ltr(end)}</bdi>`;
}

export const moment = (at: string, language: Language): Html =>
  html`<time datetime="${at}"
    >${written(at, language, FIRM_ZONE, { hour: 'numeric', minute: '2-digit', hour12: true })}</time
  >`;

/** @param at `2026-03-14` */
export const day = (at: string, language: Language): Html =>
  html`<time datetime="${at}">${written(at, language, 'UTC', {})}</time>`;

const written = (at: string, language: Language, timeZone: string, more: Intl.DateTimeFormatOptions) =>
  unbrokenTime(
    dateFormatter(dayLocale(language, timeZone === 'UTC' ? FIRM_ZONE : timeZone), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone,
      ...more,
    }).format(new Date(at)),
  );

export const fact = (label: string, value: Html): Html =>
  html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;
export const facts = (items: readonly Html[]): Html => html`<dl>${items}</dl>`;

/** Nothing where there is nothing to list. */
export const list = (items: readonly Html[]): Html | '' =>
  items.length === 0
    ? ''
    : html`<ul>
        ${items.map((item) => html`<li>${item}</li>`)}
      </ul>`;

/** Left out where there is nothing in it. */
export function section(title: string, ...content: readonly (Html | '')[]): Html {
  const there = content.filter((each): each is Html => each !== '');
  return there.length === 0
    ? html``
    : html`<section>
        <h2>${title}</h2>
        ${there}
      </section>`;
}

export const BODY_STYLE = `body{max-width:52rem;margin:0 auto;padding:1.5rem;color:#0e2022;background:#fff;font:1rem/1.7 'IBM Plex Sans Arabic',Tahoma,Arial,sans-serif}
h1,h2,h3{line-height:1.3}h2{margin-block:2.5rem 1rem;border-block-end:3px solid #d48258}article{margin-block:1.5rem;padding-block-end:1rem;border-block-end:1px solid #d0d8d3}
dl{display:grid;gap:.25rem 1.5rem}dl div{display:flex;flex-wrap:wrap;gap:0 1rem}dt{min-inline-size:11rem;color:#4d5f59}dd{margin:0;overflow-wrap:anywhere}
bdi{white-space:pre-line;overflow-wrap:anywhere}.whole{white-space:nowrap}.head{margin:0;color:#4d5f59}a{color:#0f5a60}`;
