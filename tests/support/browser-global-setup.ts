import { prepareFilledFolder } from './filled-folder.ts';

/** Run once before all stories. Several processes share a PostgreSQL, which they fill themselves. */
// Playwright asks for it.
// oxlint-disable-next-line import/no-default-export
export default async function setup(): Promise<(() => void) | undefined> {
  if (process.env['TEST_CLUSTER'] === 'true') return undefined;
  return prepareFilledFolder();
}
