import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sleep } from '#server/sleep.ts';
import { startCluster } from '../../scripts/lib/cluster.mjs';
import { copyFilledFolder } from './filled-folder.ts';
import { hostSettings, startHostProcess } from './host-process.ts';
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
  const env = { ...hostSettings(dataDir), DATABASE_URL: url, ...(redis ? { REDIS_URL: redis } : {}) };
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
  copyFilledFolder(dataDir);
  let running = await startHostProcess(dataDir, 0);
  const { address, port } = running;
  return {
    address,
    restart: async ({ downFor } = { downFor: 0 }) => {
      await running.end('SIGKILL');
      await sleep(downFor);
      running = await startHostProcess(dataDir, port);
    },
    stop: () => running.end('SIGKILL'),
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
