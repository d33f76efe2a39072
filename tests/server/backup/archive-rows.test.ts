import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sha256Of } from '#server/backup/data-files.ts';
import { MANIFEST, tablePart } from '#server/backup/manifest.ts';
import { openArchive } from '#server/backup/read-archive.ts';
import { writeArchive } from '#server/backup/write-archive.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

let place: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  place = await temporaryFolder();
});
afterAll(() => place.remove());

async function* oneBy(texts: readonly string[]) {
  yield* texts;
}

/** An archive of one table, whose hashes are right whatever its lines hold. */
async function archiveOf(pieces: string[], rows: number): Promise<string> {
  const file = join(place.folder, `${createHash('sha256').update(pieces.join('|')).digest('hex')}.zip`);
  await writeArchive(file, async (add) => {
    const { sha256 } = await add(tablePart('notes'), oneBy(pieces));
    const manifest = JSON.stringify({
      format: 1,
      takenAt: new Date().toISOString(),
      database: 'embedded',
      serverVersion: '',
      migrations: [],
      tables: {
        notes: {
          columns: [
            { name: 'id', type: 'integer' },
            { name: 'text', type: 'text' },
          ],
          rows,
          sha256,
        },
      },
      sequences: {},
      files: {},
    });
    await add(MANIFEST, oneBy([manifest]));
    return sha256Of(Buffer.from(manifest));
  });
  return file;
}

it('a backup with a line separator in a text was whole, and could not be restored on Node 24', async () => {
  const lines = ['["1","first\u2028second\u2029third"]', '["2","عقد\u0085"]'];
  const text = lines.map((line) => `${line}\n`).join('');
  const archive = await openArchive(await archiveOf([text.slice(0, 30), text.slice(30)], 2));
  const read: string[] = [];
  for await (const batch of archive.rowsOf('notes')) read.push(...batch);
  archive.close();
  expect(read).toEqual(lines);
});

it.each([
  ['a line that is cut', ['["1","a"]\n["2","b\n'], 2],
  ['a line with a value too few', ['["1"]\n'], 1],
  ['a line that is no list', ['null\n'], 1],
  ['fewer lines than rows', ['["1","a"]\n'], 2],
  ['a last line without an end', ['["1","a"]'], 1],
])('a backup with %s was said to be whole', async (_, pieces, rows) => {
  await expect(openArchive(await archiveOf(pieces, rows))).rejects.toThrow('damaged: tables/notes.jsonl');
});
