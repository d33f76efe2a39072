import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface RunningChild {
  readonly process: ChildProcess;
  readonly lines: string[];
  /** Resolves to the first line that starts so; rejects, with what was written, when the process ends without. */
  line(start: string): Promise<string>;
  /** Resolves to the exit code or the signal. */
  readonly ended: Promise<number | string>;
  kill(): Promise<void>;
}

/** Starts a program and reads what it writes, line by line; errors come through to the same lines. */
export function startChild(command: string, ...args: string[]): RunningChild {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const wake = () => waiting.forEach((check) => check());
  let isOver = false;
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      lines.push(line);
      wake();
    });
  }
  const ended = new Promise<number | string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      isOver = true;
      wake();
      resolve(code ?? signal ?? 'unknown');
    });
  });
  return {
    process: child,
    lines,
    ended,
    line: (start) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const line = lines.find((candidate) => candidate.startsWith(start));
          if (line === undefined && !isOver) return;
          waiting.delete(check);
          if (line === undefined) reject(new Error(`Ended without "${start}":\n${lines.join('\n')}`));
          else resolve(line);
        };
        waiting.add(check);
        check();
      }),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
