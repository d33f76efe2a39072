import { chmod, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSecrets } from '#server/auth/secrets.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

let dataDir: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  const { folder, remove: removeFolder } = await temporaryFolder();
  dataDir = path.join(folder, 'data');
  remove = removeFolder;
});
afterEach(() => remove());

const given = 'a secret of at least thirty-two characters';

it('without SECRET_KEY a secret is made once, for its owner alone, and found again', async () => {
  const first = await loadSecrets({ secretKey: undefined, dataDir });
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
  expect(await loadSecrets({ secretKey: undefined, dataDir })).toEqual(first);
});

it('ten starts at once agree on one secret and leave no draft behind', async () => {
  const all = await Promise.all(
    Array.from({ length: 10 }, () => loadSecrets({ secretKey: undefined, dataDir })),
  );
  expect(new Set(all.map(({ codes }) => Buffer.from(codes).toString('hex'))).size).toBe(1);
  expect(await readdir(dataDir)).toEqual(['secret.key']);
});

it('SECRET_KEY is used when it is given, writes nothing, and gives every purpose its own key', async () => {
  const secrets = await loadSecrets({ secretKey: given, dataDir });
  expect(await loadSecrets({ secretKey: given, dataDir })).toEqual(secrets);
  await expect(readFile(path.join(dataDir, 'secret.key'))).rejects.toThrow('ENOENT');
  const keys = Object.values(secrets).map((key: Uint8Array) => Buffer.from(key).toString('hex'));
  expect(keys.length).toBeGreaterThan(2);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every((key) => key.length === 64)).toBe(true);
});

it('a secret that came back from a backup open to everyone is closed again', async () => {
  const first = await loadSecrets({ secretKey: undefined, dataDir });
  await chmod(path.join(dataDir, 'secret.key'), 0o644);
  expect(await loadSecrets({ secretKey: undefined, dataDir })).toEqual(first);
  expect((await stat(path.join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
});

it('a secret file that was emptied stops the start instead of signing with nothing', async () => {
  await loadSecrets({ secretKey: undefined, dataDir });
  await writeFile(path.join(dataDir, 'secret.key'), '\n');
  await expect(loadSecrets({ secretKey: undefined, dataDir })).rejects.toThrow(
    /secret\.key holds no secret: remove it, or set SECRET_KEY/,
  );
});
