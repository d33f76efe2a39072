import { prepareSnapshot } from './prepare-snapshot.ts';
import { testDatabaseUrl } from './temporary-postgres.ts';
import { prepareTemplate } from './test-database.ts';

/** Run once before the tests of a project that starts hosts: the files then only copy what is made here. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  process.env['TEST_SNAPSHOT'] = await prepareSnapshot();
  // Another project of this run may have made it.
  if (!testDatabaseUrl || process.env['TEST_TEMPLATE']) return undefined;
  const { name, drop } = await prepareTemplate(testDatabaseUrl);
  process.env['TEST_TEMPLATE'] = name;
  return drop;
}
