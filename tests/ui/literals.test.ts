import { readFileSync, readdirSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { isObject } from '#contract/is-object.ts';

/** What a reader or a reading machine is told by an attribute. */
const SPOKEN = /^(aria-label|aria-description|title|placeholder|alt|label|hint|description)$/;
/** Names of keys and of the browser's own settings, the same in every language. */
const SAME_EVERYWHERE = /^(Ctrl K|Enter|Esc|Shift|JavaScript)$/;

it('R373 no screen says a word that is not in the locales', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(literalsIn)).toEqual([]);
});

it('R373 a literal is found wherever it could stand', () => {
  const found = literalsOf('x.tsx', '<p title="Hello" id="main">مرحبا {"World"} {t("common.save")} 5 — </p>');
  expect(found.map(({ text }) => text)).toEqual(['Hello', 'مرحبا', 'World']);
});

const literalsIn = (file: string) => literalsOf(file, readFileSync(`src/${file}`, 'utf8'));

function literalsOf(file: string, source: string): { file: string; text: string }[] {
  const found: { file: string; text: string }[] = [];
  const look = (node: Node, above: readonly Node[]): void => {
    const text = spokenBy(node, above)?.trim() ?? '';
    if (/\p{L}{2}/u.test(text) && !SAME_EVERYWHERE.test(text)) found.push({ file, text });
    for (const child of Object.values(node).flat()) if (isNode(child)) look(child, [node, ...above]);
  };
  look(parseAst(source, { lang: 'tsx' }), []);
  return found;
}

/** A node of the syntax tree, as far as it matters here. */
type Node = { readonly type: string; readonly value?: unknown; readonly name?: unknown };

const isNode = (value: unknown): value is Node => isObject(value) && typeof value['type'] === 'string';

/** The text of a node that is drawn as it is written. */
function spokenBy(node: Node, [parent, grandparent]: readonly Node[]): string | undefined {
  const text = typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'JSXText') return text;
  if (node.type !== 'Literal') return undefined;
  if (parent?.type === 'JSXExpressionContainer')
    return grandparent?.type === 'JSXAttribute' ? undefined : text;
  if (parent?.type !== 'JSXAttribute') return undefined;
  return isObject(parent.name) && SPOKEN.test(String(parent.name['name'])) ? text : undefined;
}
