import { openConfiguredDatabase } from '../lib/open-configured-database.ts';
import { migrateDatabase } from '#server/db/migrate.ts';

// `npm run db:migrate`: brings the configured database up to date, as every start of the host does.
const database = await openConfiguredDatabase();
await migrateDatabase(database.pool);
await database.close();
process.stdout.write('The tables are up to date.\n');
