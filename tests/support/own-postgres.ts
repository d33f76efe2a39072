import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL that a test may stop and kill. */
export interface OwnPostgres {
  readonly url: string;
  /** `fast` ends its connections and shuts down, `immediate` is as if the power went. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  /** Resolves when it takes queries. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** Where the programs of PostgreSQL lie; null where it is not installed. */
export function postgresPrograms(): string | null {
  const versions = '/usr/lib/postgresql';
  const found = existsSync(versions) ? readdirSync(versions).toSorted().at(-1) : undefined;
  return found === undefined ? null : join(versions, found, 'bin');
}

/** Makes an empty cluster of its own on a port, and starts it. PostgreSQL refuses to be root: then it is `postgres`. */
export async function startOwnPostgres(programs: string, port: number): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'own-postgres-'));
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const who = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    { ...who, cwd: folder, stdio: 'ignore' },
  );
  let server: ChildProcess | undefined;
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const own: OwnPostgres = {
    url,
    async start() {
      const settings = ['-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
      server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
        ...who,
        cwd: folder,
        stdio: 'ignore',
      });
      while (!(await takesQueries(url))) await wait(20);
    },
    async stop(how) {
      if (!server) return;
      const ended = once(server, 'exit');
      server.kill(SIGNALS[how]);
      await ended;
      server = undefined;
    },
    async remove() {
      await own.stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await own.start();
  return own;
}

async function takesQueries(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
