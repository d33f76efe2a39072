import pg from 'pg';
import type { Database, DatabaseLog, PostgresDatabase } from './database.ts';
import { connectEmbedded } from './embedded/connect-embedded.ts';
import { endPool, isPoolReady } from './pool-state.ts';
import { TIME_LIMITS } from './time-limits.ts';
import { typeParsers } from './type-parsers.ts';

export interface ConnectOptions {
  /** A PostgreSQL; without it the embedded database is used. */
  databaseUrl?: string | undefined;
  /** Where the embedded database keeps its folder `database`; null keeps it in memory, for tests. */
  dataDir: string | null;
  /** What an in-memory database starts from: the result of another one's `snapshot()`, whose memory moves there. */
  snapshot?: Uint8Array<ArrayBuffer> | undefined;
  log: DatabaseLog;
  /** Called once when the embedded database cannot go on (a full disk, say): end the process, to be restarted. */
  onFatal: (error: Error) => void;
}

/**
 * Opens the database, either kind behind one `pg` pool. Throws when the embedded folder is in use
 * (FolderInUseError) or cannot be opened; a PostgreSQL that does not answer shows in `isReady` and in queries.
 */
export async function connectDatabase(options: ConnectOptions): Promise<Database> {
  const { databaseUrl, ...embedded } = options;
  return databaseUrl ? connectPostgres(databaseUrl, options.log) : connectEmbedded(embedded);
}

function connectPostgres(connectionString: string, log: DatabaseLog): PostgresDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // After ten quiet seconds, as `pg` has it, the next visitors would wait for new ones, which know no statement yet.
    idleTimeoutMillis: 10 * 60_000,
    // A router between host and server may forget a connection that is quiet for some minutes, and tell nobody.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    application_name: 'yamama-fustat',
    // As on the embedded database, whatever the server's own setting.
    options: `-c timezone=UTC ${TIME_LIMITS}`,
    types: typeParsers,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost.'));
  // A connection that is lost while somebody uses it fails their query; without a listener it would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'A database connection was lost in use.'));
  });
  return {
    kind: 'postgres',
    pool,
    isReady: () => isPoolReady(pool),
    close: () => endPool(pool),
  };
}
