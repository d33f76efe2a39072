import pg from 'pg';
import { typeParsers } from '../type-parsers.ts';

/**
 * A pool on the embedded database, from inside its process or beside it.
 * @param way how it is reached, and by how many connections at once
 */
export function embeddedPool(
  way: Pick<pg.PoolConfig, 'stream' | 'host' | 'port' | 'max'>,
  onLost: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({
    ...way,
    // Given here so that no PG* variable of the environment has a say.
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    // Longer than a turn at the bridge, whose refusal explains more.
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 0,
    types: typeParsers,
  });
  pool.on('error', onLost);
  return pool;
}
