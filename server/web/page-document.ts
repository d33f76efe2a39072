import { imagePath, widthsOf } from '#contract/image-paths.ts';
import type { Image } from '#contract/images.ts';
import { LANGUAGES, type Language, DEFAULT_LANGUAGE, addressIn, directionOf } from '#contract/language.ts';
import {
  type DrawnPage,
  HOST_STATE_ID,
  ORIGIN_PLACE,
  SOCIAL_IMAGE_SIZE,
  socialImagePath,
} from '#contract/page-rendering.ts';
import { findPage } from '#contract/pages.ts';
import { codeAfterPaint } from './code-after-paint.ts';
import { escapeMarkup } from '../escape-markup.ts';
import type { InlineSources } from './content-policy.ts';
import { withInlineHashes } from './inline-hashes.ts';
import type { Style, Template } from './template.ts';

export interface PagePlace {
  /** In its one spelling. */
  readonly path: string;
  readonly language: Language;
}

/**
 * The whole document of a drawn page: what it says of itself, its styles, its HTML and what was read for it. The site's
 * address is put in with every answer.
 */
export function pageDocument(
  template: Template,
  page: DrawnPage,
  place: PagePlace,
): { html: string; sources: InlineSources } {
  const { path, language } = place;
  const { used, chunks } = loadedFor(template, page.html);
  const words = ['site', ...(findPage(path)?.page.words ?? [])].flatMap((bundle) =>
    template.reachedFrom(`src/locales/${language}/bundles/${bundle}.ts`),
  );
  const entries = Array.from(template.shell.matchAll(MODULE), ([, src]) => src ?? '');
  const imported = new Set([...words, ...chunks].map(({ file }) => file));
  const code = codeAfterPaint(
    entries,
    [...imported].filter((file) => !entries.includes(file)),
  );
  const state = `<script type="application/json" id="${HOST_STATE_ID}">${page.state}</script>`;
  const frame = template.shell
    .replace(/<html[^>]*>/, `<html lang="${language}" dir="${directionOf(language)}" data-rendered>`)
    .replace(/<title>[^<]*<\/title>/, '')
    .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replaceAll(MODULE, '')
    .replace('</head>', () => `${[HEAD_PLACE, ...stylesOf(used)].join('\n')}\n</head>`)
    .replace('</body>', () => `${code}\n</body>`);
  const { html, sources } = withInlineHashes(frame);
  return {
    html: html
      .replace(/<meta name="viewport"[^>]*>/, (viewport) => [viewport, ...picturesOf(page.html)].join('\n'))
      .replace(HEAD_PLACE, () => headOf(page, place).join('\n'))
      .replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>\n${state}`),
    sources,
  };
}

/** Where a document says what it is about. */
const HEAD_PLACE = '<!--head-->';

/** What is marked as of the page goes from the document as soon as another page is shown in it. */
function headOf({ head, structuredData }: DrawnPage, { path, language }: PagePlace): string[] {
  const title = escapeMarkup(head.title);
  const description = escapeMarkup(head.description ?? '');
  const about = [
    `<title>${title}</title>`,
    ...(head.description === null ? [] : [`<meta name="description" content="${description}">`]),
  ];
  if (head.isMissing) return [...about, '<meta name="robots" content="noindex" data-of-page>'];
  const addressOf = (each: Language, at = path) => `${ORIGIN_PLACE}${escapeMarkup(addressIn(each, at))}`;
  const { alternates = { ar: path, en: path }, article, feed } = head;
  const ownAddress = addressOf(language, alternates[language]);
  const languages = LANGUAGES.filter((each) => alternates[each] !== undefined);
  // Whoever reads neither is led to the firm's first language, or to the only one that there is.
  const fallback = languages.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : languages[0];
  const named = [
    ...languages.map((each) => [each, each] as const),
    ...(fallback ? [['x-default', fallback] as const] : []),
  ];
  const shared = {
    'og:type': article ? 'article' : head.portrait ? 'profile' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': ownAddress,
    'og:locale': LOCALES[language],
    ...sharedPicture(head.portrait ?? null, language),
    'og:image:alt': title,
    ...(article
      ? { 'article:published_time': article.publishedAt, 'article:modified_time': article.modifiedAt }
      : {}),
  };
  return [
    ...about,
    `<link rel="canonical" href="${ownAddress}" data-of-page>`,
    ...named.map(
      ([name, each]) =>
        `<link rel="alternate" hreflang="${name}" href="${addressOf(each, alternates[each])}" data-of-page>`,
    ),
    ...(feed === undefined
      ? []
      : [
          `<link rel="alternate" type="application/rss+xml" title="${title}" href="${ORIGIN_PLACE}${escapeMarkup(feed)}" data-of-page>`,
        ]),
    ...Object.entries(shared).map(
      ([property, content]) => `<meta property="${property}" content="${content}" data-of-page>`,
    ),
    `<meta name="twitter:card" content="${head.portrait && !article ? 'summary' : 'summary_large_image'}" data-of-page>`,
    `<script type="application/ld+json" data-of-page>${structuredData}</script>`,
  ];
}

/** The picture that goes with a shared link: the firm's, or of the person whom the page is about. */
function sharedPicture(portrait: Image | null, language: Language) {
  if (!portrait)
    return {
      'og:image': `${ORIGIN_PLACE}${socialImagePath(language)}`,
      'og:image:width': SOCIAL_IMAGE_SIZE.width,
      'og:image:height': SOCIAL_IMAGE_SIZE.height,
    };
  const width = widthsOf(portrait.width).findLast((offered) => offered <= SOCIAL_IMAGE_SIZE.width) ?? 80;
  return {
    'og:image': `${ORIGIN_PLACE}${imagePath(portrait.key, width, 'jpeg')}`,
    'og:image:width': width,
    'og:image:height': Math.round((portrait.height * width) / portrait.width),
  };
}

/** What the build writes for each module that starts with the document. */
const MODULE = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;

const LOCALES: Readonly<Record<Language, string>> = { ar: 'ar_SA', en: 'en_GB' };

/**
 * The styles of the page within the document, so that it is painted with the first bytes. A link that is switched off
 * stands for each of them: the program, when it comes, sees that they are there.
 */
const stylesOf = (used: readonly Style[]): string[] => [
  `<style nonce="%NONCE%">${used.map(({ text }) => text).join('\n')}</style>`,
  ...used.map(({ href }) => `<link rel="stylesheet" crossorigin href="${href}" disabled>`),
];

/** The pictures that a page opens with, before its code: a browser asks for what comes first in the document first. */
const picturesOf = (html: string): string[] =>
  Array.from(
    html.matchAll(/<img src="([^"]+)"[^>]* fetchPriority="high"/gi),
    ([, src]) => `<link rel="preload" as="image" href="${src}" fetchpriority="high">`,
  );

/** What was loaded to draw this HTML: the names of classes are like no others, and tell their style sheets. */
function loadedFor({ styles, reachedFrom }: Template, html: string) {
  const names = new Set(
    Array.from(html.matchAll(/ class="([^"]*)"/g), ([, value]) => value?.split(' ') ?? []).flat(),
  );
  const seen = styles.filter(({ classNames }) => classNames.some((name) => names.has(name)));
  const chunks = seen.filter(({ isLazy }) => isLazy).flatMap(({ chunk }) => reachedFrom(chunk));
  const keys = new Set([...seen.map(({ chunk }) => chunk), ...chunks.map(({ key }) => key)]);
  return { chunks, used: styles.filter(({ chunk, isEverywhere }) => isEverywhere || keys.has(chunk)) };
}
