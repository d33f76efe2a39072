import { writeFileSync } from 'node:fs';
import { buildApp } from '#server/app.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/http/request-log.ts';

// `npm run openapi`: writes the document that a running host answers at /api/openapi.json.
const log = createLog('silent');
const database = await connectDatabase({
  dataDir: null,
  log,
  onFatal: (error) => {
    throw error;
  },
});
await migrateDatabase(database.pool);
const app = await buildApp({
  env: parseEnv({ SECRET_KEY: 'only-to-build-the-document-nothing-is-signed' }),
  log,
  database,
  webRoot: null,
});
const { body } = await app.inject('/api/openapi.json');
writeFileSync('openapi.json', `${JSON.stringify(JSON.parse(body), null, 2)}\n`);
await app.close();
await database.close();
process.stdout.write('openapi.json\n');
