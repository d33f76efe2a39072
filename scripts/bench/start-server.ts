import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface RunningServer {
  url: string;
  pid: number;
  stop: () => Promise<void>;
  /** Ends it without a chance to say goodbye. */
  kill: () => Promise<void>;
}

/**
 * Starts a file in a process of its own and waits for the address it prints. Of this process's environment
 * it gets no setting of the product. Throws when it ends before that.
 */
export async function startServer(file: string, env: Record<string, string>): Promise<RunningServer> {
  const child = spawn(process.execPath, [file], {
    env: { ...systemVariables(), NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    url: await addressOf(child, file),
    // It has printed its address, so it runs.
    pid: child.pid ?? 0,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

function addressOf(child: ChildProcess, file: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
      const address = /http:\/\/[\d.]+:\d+/.exec(printed)?.[0];
      if (address) resolve(address);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}: ${printed}`)));
  });
}

const systemVariables = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(PATH|HOME|TMPDIR|TEMP|TMP|SystemRoot)$/i.test(name)),
  );
