import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from './project-root.mjs';

/** So many ends within a minute are no accident. */
const MOST_ENDS = 5;
const MINUTE = 60_000;

/**
 * A host process that is started again when it ends and nobody asked it to.
 *
 * @param {{ script: string, env: Record<string, string | undefined>, show: boolean, restartAfter: number,
 *   onGiveUp: (reason: string) => void }} options `restartAfter`: milliseconds from its end; `onGiveUp`: it has ended too
 *   often to be started again
 */
export function keepHost({ script, env, show, restartAfter, onGiveUp }) {
  let current;
  let wanted = new AbortController();
  let ends = [];

  function run() {
    current = startProcess({ script, env, show });
    return current.listens;
  }

  async function keep({ signal }) {
    for (;;) {
      const how = await current.ended;
      if (signal.aborted) return;
      const now = performance.now();
      ends = [...ends.filter((at) => now - at < MINUTE), now];
      if (ends.length >= MOST_ENDS)
        return onGiveUp(`A host ended ${MOST_ENDS} times within a minute, at last with ${how}.`);
      process.stderr.write(`A host ended with ${how}; it is started again.\n`);
      await wait(restartAfter);
      if (signal.aborted) return;
      run().catch(() => {
        // It ended before it listened: the next round counts that.
      });
    }
  }

  return {
    /** Resolves when it listens, and keeps it from then on; throws when it ends before. */
    async start() {
      wanted = new AbortController();
      await run();
      void keep(wanted);
    },
    /** Ends it for good. */
    async end(signal) {
      wanted.abort();
      await current?.end(signal);
    },
  };
}

function startProcess({ script, env, show }) {
  const child = spawn(process.execPath, ['--enable-source-maps', script], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(
    ([code, signal]) => code ?? signal,
    (error) => error.message,
  );
  child.stdout.setEncoding('utf8');
  if (show) child.stdout.pipe(process.stdout);
  const listens = new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (text) => {
      printed = (printed + text).slice(-2000);
      if (printed.includes('Yamama & Fustat: ')) resolve();
    });
    void ended.then((how) => reject(new Error(`A host ended with ${how} before it listened`)));
  });
  return {
    /** Resolves when it listens; rejects when it ends before. */
    listens,
    /** Resolves to its exit code, or to what ended it. */
    ended,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await ended;
    },
  };
}
