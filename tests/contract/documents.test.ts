import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serviceCategories } from '#resources/service-categories.ts';
import { everyField } from '#tests/support/every-field.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const below = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);

const folders = ['src', 'server', 'docs', 'scripts', 'tests'];
const here = [...readdirSync(root), ...folders.flatMap(below)].map((path) => path.replaceAll('\\', '/'));
const documents = here
  .filter((path) => /^(docs\/.*|[^/]*)\.md$/.test(path))
  .map((path) => ({ path, text: read(path) }));
/** Of a document all but its blocks of code. */
const prose = (text: string) => text.replaceAll(/^( *)```[\s\S]*?^\1```$/gm, '');

it('docs/kinds.md lists every kind of field', () => {
  const listed = [...read('docs/kinds.md').matchAll(/^\| `(\w+)`/gm)].map(([, kind]) => kind);
  const kinds = new Set(
    [everyField, serviceCategories].flatMap(({ fields }) => Object.values(fields).map(({ type }) => type)),
  );
  expect(listed.toSorted()).toEqual([...kinds].toSorted());
});

describe('documents', () => {
  /** What readers make as they follow an example: no file of it is there. */
  const examples =
    /(^|\/)(notices(-page)?|document-attestations(-workflow|-portal)?|court-holidays|frozen)(\.|\/|$)/;
  /** A library's file. */
  const others = ['IconPlus.mjs'];
  const paths = /^(?:\.\/)?(?:[\w.<>*-]+\/)*[\w.<>*-]+\.(?:tsx?|m?js|css|json|md)$/;
  const inFolder = new RegExp(`^(${folders.join('|')})/`);

  /** Is it there, as a path of the project or as the end of one? `<name>` and `*` stand for any name. */
  const isThere = (path: string, from: string) => {
    if (here.includes(path) || existsSync(join(root, dirname(from), path))) return true;
    const pattern = path
      .replace(/\/$/, '')
      .replaceAll(/[.$()+]/g, String.raw`\$&`)
      .replaceAll(/<\w+>|\*/g, '[^/]+');
    const any = new RegExp(`${inFolder.test(path) ? '^' : '(^|/)'}${pattern}$`);
    return here.some((each) => any.test(each));
  };

  it.each(documents)('$path names files and folders that are there', ({ path, text }) => {
    const named = [...prose(text).matchAll(/`([^`\n]+)`/g)]
      .map(([, code = '']) => code)
      .filter((code) => inFolder.test(code) || paths.test(code))
      // What the host makes, or answers: `DATA_DIR/secret.key`, `openapi.json`.
      .filter((code) => !/^DATA_DIR\/|^openapi\.json$|^dist\//.test(code))
      .filter((code) => !examples.test(code) && !others.includes(code));
    expect(named.filter((code) => !isThere(code, path))).toEqual([]);
  });

  it.each(documents)('$path links to what is there', ({ path, text }) => {
    const links = [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^(https?|mailto):/.test(link));
    const broken = links.filter((link) => {
      const [target = '', heading] = link.split('#');
      const file = target === '' ? path : join(dirname(path), target).replaceAll('\\', '/');
      if (!here.includes(file)) return true;
      return heading !== undefined && !anchorsOf(read(file)).includes(heading);
    });
    expect(broken).toEqual([]);
  });

  it('name commands that are there, and the README every one of them', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')));
    const named = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => ({ path, name })),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([]);
    const readme = read('README.md');
    expect(Object.keys(scripts).filter((name) => !readme.includes(name))).toEqual([]);
  });

  /** The anchors that GitHub gives to headings. */
  const anchorsOf = (text: string) =>
    [...prose(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    );
});

describe('decisions', () => {
  const index = read('docs/decisions/README.md');
  const records = documents.filter(({ path }) => /^docs\/decisions\/\d{3}-/.test(path));
  const parts = ['Status', 'Context', 'Alternatives', 'Decision', 'Consequences'];

  it.each(records)('$path has every part, in order, and its row in the index', ({ path, text }) => {
    const named = [...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part);
    expect(named.filter((part) => parts.includes(part ?? ''))).toEqual(parts);
    const [, number, title] = /^# (\d{3}) (.+)$/m.exec(text) ?? [];
    const name = path.replace('docs/decisions/', '');
    expect(index).toMatch(new RegExp(`\\| \\[${number}\\]\\(${name}\\) +\\| ${title} +\\|`));
  });
});
