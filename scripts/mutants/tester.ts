import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '../lib/project-root.mjs';
import type { Mutant } from './find-mutants.ts';
import type { Question, Ran } from './warm-tests.ts';

/** Which tests a place is reached by, and how each of them did without a mistake. */
export interface Counted {
  readonly ran: readonly Ran[];
  readonly reachedBy: ReadonlyMap<string, readonly string[]>;
}

/** Runs test files in a process that is kept, and begun anew where a mutant does not come to its end. */
export class Tester {
  #child: Promise<ChildProcess> | undefined;
  readonly #folder = mkdtempSync(join(tmpdir(), 'mutants-'));

  /** Runs these tests without a mistake, and says which of them come by which place. */
  async count(tests: readonly string[], mutants: readonly Mutant[]): Promise<Counted> {
    const ran = await this.#ask({ kind: 'count', tests, mutants });
    const reachedBy = new Map<string, string[]>();
    for (const line of readFileSync(this.#output, 'utf8').trim().split('\n')) {
      const { file, sites }: { file: string; sites: string[] } = JSON.parse(line);
      const test = relative(projectRoot, file);
      for (const site of sites) reachedBy.set(site, [...(reachedBy.get(site) ?? []), test]);
    }
    return { ran: ran ?? [], reachedBy };
  }

  /** Does this test file notice the mistake? Not coming to an end is noticed too. */
  async notices(test: string, mutant: Mutant, limitMs: number): Promise<boolean> {
    const ran = await this.#ask({ kind: 'try', test, mutant }, limitMs);
    return ran === undefined || ran.length === 0 || ran.some(({ isPassed }) => !isPassed);
  }

  async close(): Promise<void> {
    await this.#end();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #output(): string {
    return join(this.#folder, 'reached.jsonl');
  }

  async #ask(question: Question, limitMs?: number): Promise<readonly Ran[] | undefined> {
    const child = await (this.#child ??= this.#begin());
    const settled = new AbortController();
    const { signal } = settled;
    child.send(question);
    const ran = await Promise.race([
      once(child, 'message', { signal }).then(([answer]: Ran[][]) => answer),
      once(child, 'exit', { signal }).then(() => undefined),
      ...(limitMs ? [wait(limitMs, undefined, { signal })] : []),
    ]);
    settled.abort();
    if (ran === undefined) await this.#end();
    return ran;
  }

  async #begin(): Promise<ChildProcess> {
    const child = fork(join(projectRoot, 'scripts/mutants/warm-tests.ts'), {
      cwd: projectRoot,
      env: { ...process.env, REACHED_SITES: this.#output },
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(child, 'message');
    return child;
  }

  async #end(): Promise<void> {
    const child = await this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
