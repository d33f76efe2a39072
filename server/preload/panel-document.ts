import type { Language } from '#contract/language.ts';
import type { Template } from '../web/template.ts';

/** Its program up to the first row, by the name that the build gives it (scripts/bundle/code-splitting.ts). */
const PROGRAM = 'panel';
const WORDS = ['site', 'list'] as const;
/** The fonts of the loading screen would take their time from the program: here it is drawn with the machine's own. */
const OWN_FONTS =
  '<style nonce="%NONCE%">#boot b{font-family:Georgia,serif}#boot p{font-family:"Segoe UI",Tahoma,Arial,sans-serif}</style>';

/**
 * The document of every screen of the panel, which the browser draws. It names what will be loaded, so that the browser
 * asks for all of it at once and not for each part when the one before it has run.
 */
export function panelDocument({ shell, styles, reachedFrom }: Template, language: Language): string {
  const chunks = [PROGRAM, ...WORDS.map((bundle) => `src/locales/${language}/bundles/${bundle}.ts`)].flatMap(
    reachedFrom,
  );
  const keys = new Set(chunks.map(({ key }) => key));
  const isNew = (href: string) => !shell.includes(`"${href}"`);
  const lines = [
    OWN_FONTS,
    ...styles
      .filter(({ chunk, href }) => keys.has(chunk) && isNew(href))
      .map(({ href }) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...[...new Set(chunks.map(({ file }) => file))]
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ];
  return shell.replace('</head>', () => `${lines.join('\n')}\n</head>`);
}
