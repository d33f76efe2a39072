import { afterAll, beforeAll, expect, it } from 'vitest';
import { resources } from '#resources/index.ts';
import type { Database } from '#server/db/database.ts';
import { sweepFiles } from '#server/files/sweep-files.ts';
import { sweepImages } from '#server/images/sweep-images.ts';
import { loadRecordTables } from '#server/resources/load-record-tables.ts';
import { createStoredFiles } from '#server/stored-files.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

let opened: { database: Database; close: () => Promise<void> };
const { folder, remove } = await temporaryFolder();
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(async () => {
  await opened.close();
  await remove();
});

it.each(['pictures', 'files'])(
  'one of the %s that could not be removed kept all later ones for ever',
  async (kind) => {
    const gone: string[] = [];
    const stored = {
      ...createStoredFiles(folder, kind),
      keysOlderThan: async () => ['stuck', 'later'],
      async remove(key: string) {
        if (key === 'stuck') throw new Error('EPERM');
        gone.push(key);
      },
    };
    const log = quietLog();
    const options = { pool: opened.database.pool, tables: await loadRecordTables(resources), log };
    await (kind === 'files'
      ? sweepFiles({ ...options, files: { stored } })
      : sweepImages({ ...options, images: { files: stored } }));
    expect(gone).toContain('later');
    expect(log.lines).toEqual(['A file that nobody needs any more could not be removed.']);
  },
);
