import { readFileSync } from 'node:fs';
import { type WorkerGlobalState, vi } from 'vitest';

/** The host, and what it shares with the browser: no page is kept there, and they import nothing else of the project. */
const KEPT = ['server', 'src/contract', 'src/resources'];

/** What a file writes that puts something in the place of a module, or changes what one of these makes once and keeps. */
const WANTS_ALL_ANEW = /vi\.(mock|doMock)\(|process\.env\[/;

/** In the worker itself: modules begin anew. */
const worker: typeof globalThis & { __vitest_worker__?: WorkerGlobalState; keepsNothing?: boolean } =
  globalThis;

/**
 * Forgets the modules of the page that the file before has opened. The host and the contract stay loaded, which are
 * most of what a file would load again, but for a file that changes them, and for the next one.
 */
export async function forgetPage(): Promise<void> {
  const state = worker.__vitest_worker__;
  if (!state?.filepath) throw new Error('This version of vitest keeps its modules elsewhere.');
  const wantsAllAnew = WANTS_ALL_ANEW.test(readFileSync(state.filepath, 'utf8'));
  const kept = wantsAllAnew || worker.keepsNothing ? [] : await loadedOf(state);
  worker.keepsNothing = wantsAllAnew;
  vi.resetModules();
  for (const { node, promise, exports } of kept) Object.assign(node, { promise, exports, evaluated: true });
}

/** Those to be kept that came whole: one that was cut off by the end of a file is loaded again. */
async function loadedOf({ config, evaluatedModules }: WorkerGlobalState) {
  const folders = KEPT.map((folder) => `${config.root}/${folder}/`);
  const loaded = [...evaluatedModules.idToModuleMap].flatMap(([id, node]) =>
    node.evaluated && node.promise && folders.some((folder) => id.startsWith(folder))
      ? [{ node, promise: node.promise, exports: node.exports }]
      : [],
  );
  const outcomes = await Promise.allSettled(loaded.map(({ promise }) => promise));
  return loaded.filter((_, at) => outcomes[at]?.status === 'fulfilled');
}
