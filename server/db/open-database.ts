import { connect } from 'node:net';
import { resolve } from 'node:path';
import { connectDatabase } from './connect.ts';
import type { Database } from './database.ts';
import { embeddedPool } from './embedded/embedded-pool.ts';
import { localServer, socketFile } from './embedded/local-socket.ts';
import type { Env } from '../env.ts';

type Place = Pick<Env, 'databaseUrl' | 'dataDir'>;
type Opened = Pick<Database, 'pool' | 'kind' | 'close'>;

/** The database that the environment names. Throws FolderInUseError while a host has an embedded one open. */
export function openAlone({ databaseUrl, dataDir }: Place): Promise<Database> {
  return connectDatabase({
    databaseUrl,
    dataDir: resolve(dataDir),
    log: { warn: () => undefined },
    onFatal: (error) => {
      throw error;
    },
  });
}

/** The same, whether its host runs or not: an embedded one that a host has open is reached through that host. */
export async function openBesideHost(env: Place): Promise<Opened> {
  const dataDir = resolve(env.dataDir);
  if (env.databaseUrl || !(await answers(socketFile(dataDir)))) return openAlone(env);
  // The host may end meanwhile: the query in hand says so.
  const pool = embeddedPool({ ...localServer(dataDir), max: 1 }, () => undefined);
  return { pool, kind: 'embedded', close: () => pool.end() };
}

const answers = (file: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(file, () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
