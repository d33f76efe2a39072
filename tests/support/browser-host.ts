import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReadMail, readMail } from './read-mail.ts';

/** The built product, running on a free port with a data folder of its own. */
export interface BrowserHost {
  readonly address: string;
  /** Ends the process at once, and starts another one on the same folder and port. */
  restart(): Promise<void>;
  /** The mails that were written for this address, in no particular order. */
  mailsTo(email: string): ReadMail[];
  stop(): Promise<void>;
}

export async function startBrowserHost(): Promise<BrowserHost> {
  const dataDir = mkdtempSync(join(tmpdir(), 'browser-host-'));
  let running = await startProcess(dataDir, 0);
  const { address, port } = running;
  return {
    address,
    restart: async () => {
      await running.kill();
      running = await startProcess(dataDir, port);
    },
    mailsTo: (email) => {
      const folder = join(dataDir, 'outbox');
      return filesIn(folder)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readMail(readFileSync(join(folder, name), 'utf8')))
        .filter(({ headers }) => headers['to']?.includes(email));
    },
    stop: async () => {
      await running.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function startProcess(dataDir: string, port: number) {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      // Every story comes from one address, and many stories share an account.
      LOGIN_FAILURES_PER_ADDRESS: '1000',
      LOGIN_FAILURES_PER_ACCOUNT: '1000',
      CODE_REQUESTS_PER_ACCOUNT_HOUR: '1000',
      REGISTRATIONS_PER_ADDRESS_HOUR: '1000',
    },
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
    kill: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

/** The folder appears with the first mail. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
