import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { expect, test } from '#tests/support/browser.ts';

const webRoot = 'dist/web';
/** Compressed JavaScript of a visitor's first page, with the words of one language. The aim is 110 kB. */
const FIRST_PAGE_KB = 112;
/** What every further page may add. */
const FURTHER_PAGE_KB = 30;

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);
const manifest = () =>
  manifestSchema.parse(JSON.parse(readFileSync(join(webRoot, '.vite/manifest.json'), 'utf8')));

test(
  'R60 the first page of a visitor and every further one stay small, and load nothing that only calls or the panel need',
  { tag: '@journey' },
  () => {
    const chunks = manifest();
    const pages = Object.keys(chunks).filter((key) => /^src\/public-site\/.*-page\.tsx$/.test(key));
    expect(pages).toContain('src/public-site/account/matter-page.tsx');
    const files = Object.values(chunks).map(({ file }) => file);
    // What the first call to the host brings is nobody's page.
    const calls = files.filter((file) => /\/calls-/.test(file));
    expect(calls).not.toEqual([]);
    const everything = codeOf(files);
    for (const language of ['ar', 'en']) {
      const first = reached(chunks, [
        ...programOf(chunks),
        `src/locales/${language}/bundles/site.ts`,
        'src/public-site/home/home-page.tsx',
      ]);
      expect(kilobytes(first), `the front page, ${language}`).toBeLessThanOrEqual(FIRST_PAGE_KB);
      for (const page of pages) {
        const more = reached(chunks, [page]).filter((file) => !first.includes(file) && !calls.includes(file));
        expect(kilobytes(more), page).toBeLessThanOrEqual(FURTHER_PAGE_KB);
      }
      const code = codeOf(first);
      // A sentence of each library that stands in its code whatever its build does to names.
      for (const mark of [
        'ECONNABORTED',
        'Invalid input: expected',
        'optimisticUpdateMap',
        'HubConnection',
      ]) {
        expect(everything, mark).toContain(mark);
        expect(code, mark).not.toContain(mark);
      }
    }
  },
);

test('the fonts of the site are as small as they were measured', () => {
  const fonts = readdirSync(join(webRoot, 'assets')).filter((name) =>
    /^(markazi-text|ibm-plex-sans-arabic)-(arabic|latin)-(wght|400|600).*\.woff2$/.test(name),
  );
  // For each script two weights of the text, and all weights of the titles in one.
  expect(fonts).toHaveLength(6);
  expect(kilobytes(fonts.map((name) => `assets/${name}`))).toBeLessThanOrEqual(202);
});

type Manifest = z.output<typeof manifestSchema>;

/** What the document itself asks for: the manifest has no name for it. */
function programOf(chunks: Manifest): string[] {
  const html = readFileSync(join(webRoot, 'index.html'), 'utf8');
  const asked = Object.keys(chunks).filter((key) => html.includes(`src="/${chunks[key]?.file}"`));
  expect(asked).not.toEqual([]);
  return asked;
}

function reached(chunks: Manifest, from: readonly string[]): string[] {
  for (const key of from) expect(chunks).toHaveProperty([key]);
  const found = new Set(from);
  // What is added while it runs is visited too.
  for (const key of found) for (const each of chunks[key]?.imports ?? []) found.add(each);
  return [...found].flatMap((key) => chunks[key]?.file ?? []);
}

const codeOf = (files: readonly string[]): string =>
  files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(webRoot, file), 'utf8'))
    .join('\n');

function kilobytes(files: readonly string[]): number {
  const bytes = files.map((file) => {
    const path = join(webRoot, file);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  });
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
