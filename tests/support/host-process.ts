import { spawn } from 'node:child_process';

/** The built host as a process of its own. */
export interface HostProcess {
  readonly address: string;
  readonly port: number;
  /** Resolves when the process has ended. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

export const hostSettings = (dataDir: string) => ({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  // Every story comes from one address, and many stories share an account.
  LOGIN_FAILURES_PER_ADDRESS: '1000',
  LOGIN_FAILURES_PER_ACCOUNT: '1000',
  CODE_REQUESTS_PER_ACCOUNT_HOUR: '1000',
  REGISTRATIONS_PER_ADDRESS_HOUR: '1000',
  REQUESTS_PER_ACCOUNT_HOUR: '1000',
  CONSULTATIONS_PER_ACCOUNT_HOUR: '1000',
  // Long enough for an undo, and no story waits five seconds for each of its moves.
  MOVE_HOLD_SECONDS: '2',
});

/** Starts it on a folder; port 0 is any that is free. Resolves when it listens. */
export async function startHostProcess(dataDir: string, port: number): Promise<HostProcess> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH: process.env['PATH'], PORT: String(port), ...hostSettings(dataDir) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = output.match(/http:\/\/\S+/)?.[0];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The host ended with ${code} before it listened`)));
  });
  return {
    address,
    port: Number(new URL(address).port),
    end: (signal) =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill(signal);
      }),
  };
}
