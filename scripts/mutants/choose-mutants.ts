import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../lib/project-root.mjs';
import { areaOf } from './areas.ts';
import { findMutants, type Mutant } from './find-mutants.ts';

export interface Choice {
  /** Beginnings of paths; none: every source that is judged. */
  readonly files: readonly string[];
  readonly isChangedOnly: boolean;
  readonly seed: number;
}

/** The mutants of the chosen files, in an order that the seed decides: whoever stops early has judged a fair sample. */
export function chooseMutants({ files, isChangedOnly, seed }: Choice): Mutant[] {
  const changed = isChangedOnly ? new Set(changedFiles()) : undefined;
  const mutants = filesUnder('src', 'server')
    .filter((file) => areaOf(file))
    .filter((file) => files.length === 0 || files.some((beginning) => file.startsWith(beginning)))
    .filter((file) => !changed || changed.has(file))
    .flatMap((file) => findMutants(file, readFileSync(join(projectRoot, file), 'utf8')));
  return shuffled(mutants, seed);
}

export const filesUnder = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file))
      .sort(),
  );

/** What differs from the branch that everything goes to, committed or not. */
function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim().split('\n');
  const base = git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Fisher and Yates, drawing from mulberry32: the same seed gives the same order on every machine. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const left = [...items];
  return items.map(() => left.splice(Math.floor(draw() * left.length), 1)).flat();
}
