import { prepareSnapshot } from './prepare-snapshot.ts';

/** Run once before the tests of a project that starts hosts: the files then only copy what is made here. */
export async function setup(): Promise<void> {
  process.env['TEST_SNAPSHOT'] = await prepareSnapshot();
}
