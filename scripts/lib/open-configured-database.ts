import { resolve } from 'node:path';
import { connectDatabase } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/http/request-log.ts';

/** The database that the environment names: PostgreSQL, or the embedded one in the data folder. */
export function openConfiguredDatabase(): Promise<Database> {
  const { databaseUrl, dataDir } = parseEnv(process.env);
  return connectDatabase({
    databaseUrl,
    dataDir: resolve(dataDir),
    log: createLog('warn'),
    onFatal: (error) => {
      throw error;
    },
  });
}
