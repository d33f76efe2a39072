import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';
import { testEnvironment } from './test-environment.mjs';

const excluded = new Set(['node_modules', 'dist', 'data', '.git', 'test-results', 'playwright-report']);

/** A copy of the project, for a proof that edits it. Paths are those of the project. */
export interface ProjectCopy {
  read(path: string): string;
  write(path: string, text: string): void;
  remove(path: string): void;
  /** Runs a command line of a document, or a tool of the project, and shows what it says. Throws where it fails. */
  run(line: string): void;
  /** What the compiler has against the copy; empty: nothing. */
  compile(): string;
}

/**
 * Gives a proof a copy of the project, and removes it afterwards.
 * It lies outside the project: what git and the linter ignore in it they would ignore in the copy too.
 */
export function withProjectCopy(prove: (copy: ProjectCopy) => void): void {
  const root = mkdtempSync(join(tmpdir(), 'project-copy-'));
  // What runs in the copy stops and fails, and the copy is removed.
  process.on('SIGINT', () => undefined);
  try {
    for (const name of readdirSync(projectRoot).filter((entry) => !excluded.has(entry)))
      cpSync(join(projectRoot, name), join(root, name), { recursive: true });
    bringPackages(root);
    prove(copyAt(root));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const copyAt = (root: string): ProjectCopy => ({
  read: (path) => readFileSync(join(root, path), 'utf8'),
  write: (path, text) => writeFileSync(join(root, path), text),
  remove: (path) => rmSync(join(root, path)),
  run(line) {
    process.stdout.write(`\n> ${line}\n`);
    execFileSync('npm', ['exec', '--offline', '--call', line], {
      cwd: root,
      stdio: 'inherit',
      env: testEnvironment(),
    });
  },
  compile() {
    const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', '.'], {
      cwd: root,
      encoding: 'utf8',
    });
    return status === 0 ? '' : stdout;
  },
});

/** The packages as they are here, by hard links where the disk is the same; else as the lock file says. */
function bringPackages(root: string): void {
  const packages = join(root, 'node_modules');
  try {
    execFileSync('cp', ['-al', join(projectRoot, 'node_modules'), packages], { stdio: 'ignore' });
    rmSync(join(packages, '.vite'), { recursive: true, force: true });
  } catch {
    rmSync(packages, { recursive: true, force: true });
    execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: 'inherit',
    });
  }
}

/** The code block that follows the words `after` in a document. Throws where there is none. */
export function blockAfter(document: string, after: string): string {
  const [, rest = ''] = document.split(after);
  const [, block] = /```\w+\n([\s\S]*?)```/.exec(rest) ?? [];
  if (block === undefined) throw new Error(`The document shows nothing after «${after}».`);
  return block;
}
