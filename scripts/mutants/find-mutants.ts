import { parseSync } from 'vite';
import { mutationsOf } from './mutations.ts';
import { isNode, type Node } from './syntax.ts';

/** One small mistake that could have been made in a file: the text between `start` and `end` is another. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly replacement: string;
}

/** What is no expression, or holds none that runs. */
const SKIPPED = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'TemplateElement']);
const TYPES = new Set([
  'typeAnnotation',
  'returnType',
  'typeParameters',
  'typeArguments',
  'superTypeArguments',
]);
const EXPRESSIONS_WITH_TYPES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** Every mutant of a file's text, in the order of the text. */
export function findMutants(file: string, text: string): Mutant[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Mutant[] = [];
  const walk = (node: Node, parent: Node | undefined): void => {
    if (SKIPPED.has(node.type) || (node.type.startsWith('TS') && !EXPRESSIONS_WITH_TYPES.has(node.type)))
      return;
    for (const { target, replacement } of mutationsOf(node, parent, text)) {
      const { start, end } = target;
      const line = text.slice(0, start).split('\n').length;
      found.push({ file, line, start, end, original: text.slice(start, end), replacement });
    }
    for (const [key, value] of Object.entries(node)) {
      if (TYPES.has(key)) continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, node);
    }
  };
  if (isNode(program)) walk(program, undefined);
  return found.sort((one, other) => one.start - other.start || other.end - one.end);
}

/** The text with this one mistake in it. */
export const withMutant = (text: string, { start, end, replacement }: Mutant): string =>
  text.slice(0, start) + replacement + text.slice(end);

export function byFile(mutants: readonly Mutant[]): Map<string, Mutant[]> {
  const files = new Map<string, Mutant[]>();
  for (const mutant of mutants) files.set(mutant.file, [...(files.get(mutant.file) ?? []), mutant]);
  return files;
}
