import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { CommandError } from '#server/run-command.ts';
import { closeTerminal } from './ask.ts';
import { camelOf } from './names.ts';
import { projectRoot } from '../lib/project-root.mjs';

const at = (path: string): string => join(projectRoot, path);

export const readSource = (path: string): string => readFileSync(at(path), 'utf8');

export const isThere = (path: string): boolean => existsSync(at(path));

/** @throws CommandError where one of the files that are about to be written is there already */
export function refuseExisting(paths: readonly string[]): void {
  const there = paths.filter(isThere);
  if (there.length > 0)
    throw new CommandError(`Nothing was written: there is ${there.join(' and ')} already.`);
}

/** Files by their paths, with what is to stand in them. */
export type Sources = Readonly<Record<string, string>>;

/**
 * Writes files as the formatter wants them, and puts everything back where the check of them fails.
 * @throws what the formatter or the check throws
 */
export async function writeSources(sources: Sources, check: () => void): Promise<void> {
  const formatted = await Promise.all(
    Object.entries(sources).map(async ([path, source]) => {
      const config = await resolveConfig(at(path));
      return [path, await format(source, { ...config, filepath: at(path) })] as const;
    }),
  );
  const before = formatted.map(([path]) => [path, isThere(path) ? readSource(path) : null] as const);
  closeTerminal();
  try {
    process.stdout.write('\nWritten:\n');
    for (const [path, text] of formatted) {
      writeFileSync(at(path), text);
      process.stdout.write(`  ${path}\n`);
    }
    check();
  } catch (error) {
    for (const [path, text] of before)
      if (text === null) rmSync(at(path), { force: true });
      else writeFileSync(at(path), text);
    process.stdout.write('These files are as they were before.\n');
    throw error;
  }
}

interface Edit {
  /** The place, with a part of it in brackets where that is wanted. */
  readonly find: RegExp;
  /** What stands there afterwards. */
  readonly put: (found: string, part: string) => string;
}

/**
 * A file with changes at places that it must have.
 * @throws CommandError where it has one of them no longer
 */
export const edited = (path: string, edits: readonly Edit[]): Sources => ({
  [path]: edits.reduce((text, { find, put }) => {
    const place = find.exec(text);
    if (!place) throw new CommandError(`${path} has no place like ${find}: write it there by hand.`);
    const [found, part = ''] = place;
    return `${text.slice(0, place.index)}${put(found, part)}${text.slice(place.index + found.length)}`;
  }, readSource(path)),
});

/** The import of a module of the same folder, which is named as what it exports, among the others by its name. */
export const importOf = (name: string): Edit => ({
  find: /(?:^import .*;\n)+/m,
  put: (found) => {
    const own = `import { ${camelOf(name)} } from './${name}.ts';`;
    const lines = found.trimEnd().split('\n');
    const next = lines.findIndex((line) => (/'\.\/(.*)\.ts'/.exec(line)?.[1] ?? '') > name);
    return `${lines.toSpliced(next === -1 ? lines.length : next, 0, own).join('\n')}\n`;
  },
});

/** Runs a tool of the project and shows what it says. @throws CommandError where it fails */
export function runTool(command: string, args: readonly string[]): void {
  process.stdout.write(`\n> ${command} ${args.join(' ')}\n`);
  try {
    execFileSync(at(`node_modules/.bin/${command}`), args, { cwd: projectRoot, stdio: 'inherit' });
  } catch {
    throw new CommandError(`${command} does not accept what was written; it says why above.`);
  }
}
