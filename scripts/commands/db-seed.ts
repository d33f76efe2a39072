import { resolve } from 'node:path';
import { migrateDatabase } from '#server/db/migrate.ts';
import { seedDatabase } from '#server/db/seed/seed.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/http/request-log.ts';
import { createImageStore } from '#server/images/image-store.ts';
import { prepareDataDir } from '#server/prepare-data-dir.ts';
import { openConfiguredDatabase } from '../lib/open-configured-database.ts';

// `npm run db:seed`: fills an empty database, as the first start of the host does. `SEED_SCALE=100000` adds as
// many generated users and requests.
const { seed, seedScale, dataDir } = parseEnv(process.env);
const database = await openConfiguredDatabase();
await migrateDatabase(database.pool);
const isSeeded = await seedDatabase(database.pool, {
  content: seed,
  scale: seedScale,
  images: async () =>
    createImageStore({
      pool: database.pool,
      dataDir: prepareDataDir(resolve(dataDir)),
      log: createLog('warn'),
    }),
});
await database.close();
process.stdout.write(
  isSeeded ? 'The database is filled.\n' : 'The database holds something already: nothing was changed.\n',
);
