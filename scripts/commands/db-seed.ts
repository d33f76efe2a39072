import { migrateDatabase } from '#server/db/migrate.ts';
import { seedDatabase } from '#server/db/seed/seed.ts';
import { parseEnv } from '#server/env.ts';
import { openConfiguredDatabase } from '../lib/open-configured-database.ts';

// `npm run db:seed`: fills an empty database, as the first start of the host does. `SEED_SCALE=100000` adds as
// many generated users and requests.
const { seed, seedScale } = parseEnv(process.env);
const database = await openConfiguredDatabase();
await migrateDatabase(database.pool);
const isSeeded = await seedDatabase(database.pool, { content: seed, scale: seedScale });
await database.close();
process.stdout.write(
  isSeeded ? 'The database is filled.\n' : 'The database holds something already: nothing was changed.\n',
);
