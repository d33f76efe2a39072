import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../lib/project-root.mjs';
import type { Mutant } from './find-mutants.ts';

/** How a mutant is written, on one line. */
export const signOf = ({ original, replacement }: Mutant): string =>
  `${onOneLine(original)} → ${onOneLine(replacement)}`;

const onOneLine = (text: string): string => {
  const short = text.replaceAll(/\s+/g, ' ');
  return short.length > 90 ? `${short.slice(0, 89)}…` : short;
};

/** Survivors that change nothing anybody could see, each with its reason: the table of `docs/mutants.md`. */
export function explainedMutants(
  text = readFileSync(join(projectRoot, 'docs/mutants.md'), 'utf8'),
): (mutant: Mutant) => boolean {
  const rows = text.matchAll(/^\| `([^`]+)` +\| (`+) ?(.+?) ?\2 +\| .+ \|$/gm);
  const known = new Set([...rows].map(([, file, , sign]) => `${file} ${sign?.replaceAll('\\|', '|')}`));
  return (mutant) => known.has(`${mutant.file} ${signOf(mutant)}`);
}
