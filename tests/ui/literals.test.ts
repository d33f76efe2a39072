import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

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
  const look = (node: ts.Node): void => {
    const text = spokenBy(node)?.trim() ?? '';
    if (/\p{L}{2}/u.test(text) && !SAME_EVERYWHERE.test(text)) found.push({ file, text });
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

/** The text of a node that is drawn as it is written. */
function spokenBy(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isStringLiteral(node)) return undefined;
  const { parent } = node;
  if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) ? undefined : node.text;
  return ts.isJsxAttribute(parent) && SPOKEN.test(parent.name.getText()) ? node.text : undefined;
}
