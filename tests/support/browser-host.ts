import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sleep } from '#server/sleep.ts';
import { startCluster } from '../../scripts/lib/cluster.mjs';
import { temporaryPostgres } from './temporary-postgres.ts';
import { type ReadMail, readMail } from './read-mail.ts';

/** The built product, running on a free port with a data folder of its own. */
export interface BrowserHost {
  readonly address: string;
  /**
   * Ends the process at once, and starts another one on the same folder and port.
   * @param downFor milliseconds between the two; several processes take their own time. Default: none
   */
  restart(pause?: { downFor: number }): Promise<void>;
  /** The mails that were written for this address, in no particular order. */
  mailsTo(email: string): ReadMail[];
  stop(): Promise<void>;
}

/** With `TEST_CLUSTER=true` it is two processes behind a proxy, on a PostgreSQL and a Redis: `npm run test:cluster`. */
export async function startBrowserHost(): Promise<BrowserHost> {
  const dataDir = mkdtempSync(join(tmpdir(), 'browser-host-'));
  const running = await (process.env['TEST_CLUSTER'] === 'true' ? startSeveral(dataDir) : startOne(dataDir));
  return {
    address: running.address,
    restart: running.restart,
    mailsTo: (email) => {
      const folder = join(dataDir, 'outbox');
      return filesIn(folder)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readMail(readFileSync(join(folder, name), 'utf8')))
        .filter(({ headers }) => headers['to']?.includes(email));
    },
    stop: async () => {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Running = Pick<BrowserHost, 'address' | 'restart' | 'stop'>;

async function startSeveral(dataDir: string): Promise<Running> {
  const { url, drop } = await temporaryPostgres(process.env['TEST_DATABASE_URL'] ?? '');
  const redis = process.env['REDIS_URL'];
  const env = { ...settings(dataDir), DATABASE_URL: url, ...(redis ? { REDIS_URL: redis } : {}) };
  const cluster = await startCluster({ env });
  return {
    address: cluster.address,
    restart: () => cluster.restart(),
    stop: async () => {
      await cluster.stop('SIGKILL');
      await drop();
    },
  };
}

async function startOne(dataDir: string): Promise<Running> {
  let running = await startProcess(dataDir, 0);
  const { address, port } = running;
  return {
    address,
    restart: async ({ downFor } = { downFor: 0 }) => {
      await running.kill();
      await sleep(downFor);
      running = await startProcess(dataDir, port);
    },
    stop: () => running.kill(),
  };
}

const settings = (dataDir: string) => ({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  // Every story comes from one address, and many stories share an account.
  LOGIN_FAILURES_PER_ADDRESS: '1000',
  LOGIN_FAILURES_PER_ACCOUNT: '1000',
  CODE_REQUESTS_PER_ACCOUNT_HOUR: '1000',
  REGISTRATIONS_PER_ADDRESS_HOUR: '1000',
  REQUESTS_PER_ACCOUNT_HOUR: '1000',
  CONSULTATIONS_PER_ACCOUNT_HOUR: '1000',
});

async function startProcess(dataDir: string, port: number) {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH: process.env['PATH'], PORT: String(port), ...settings(dataDir) },
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
