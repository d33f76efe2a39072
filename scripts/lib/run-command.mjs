import { spawn } from 'node:child_process';
import { projectRoot } from './project-root.mjs';
import { say, seconds } from './say.mjs';

/**
 * Runs a child process in the project's root and waits for its end.
 * A signal that stops this process is handed to the child first, so that no installation or build is left running alone.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, capture?: boolean, heartbeat?: string, shell?: boolean }} options
 *   `capture` collects the output instead of showing it; `heartbeat` is a phrase repeated every 15 seconds.
 * @returns {Promise<{ code: number, output: string }>} code 127 when the command does not exist.
 */
export function runCommand(command, args, options = {}) {
  const { env = process.env, capture = false, heartbeat, shell = false } = options;
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd: projectRoot,
    env,
    shell,
    stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  const timer = heartbeat && setInterval(() => say(`  ${heartbeat}, ${seconds(startedAt)} so far`), 15_000);
  const passOn = (signal) => {
    child.once('exit', () => process.exit(1));
    child.kill(signal);
    // npm can take most of a minute to notice while it unpacks.
    setTimeout(() => child.kill('SIGKILL'), 5000).unref();
  };
  process.on('SIGTERM', passOn);
  process.on('SIGINT', passOn);

  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));

  return new Promise((resolve) => {
    const finish = (code, extra = '') => {
      if (timer) clearInterval(timer);
      process.off('SIGTERM', passOn);
      process.off('SIGINT', passOn);
      resolve({ code, output: output + extra });
    };
    child.once('error', (error) => finish(127, error.message));
    child.once('close', (code) => finish(code ?? 1));
  });
}

/** Runs a JavaScript file of the project, or of a package, with this same Node.js. */
export function runNode(args, options) {
  return runCommand(process.execPath, args, options);
}
