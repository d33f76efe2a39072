import { existsSync, readdirSync } from 'node:fs';
import type * as FilePromises from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { imagePath, widthsOf } from '#contract/image-paths.ts';
import { imageSchema } from '#contract/images.ts';
import { fileBody } from '#tests/support/form-body.ts';
import { sampleBytes } from '#tests/support/store-sample-image.ts';
import { shareHost } from '#tests/support/share-host.ts';

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof FilePromises>();
  return {
    ...real,
    open: async (...given: Parameters<typeof real.open>) => {
      const file = await real.open(...given);
      if (disk.isFull && given[1] === 'wx')
        file.writeFile = () =>
          Promise.reject(
            Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
          );
      return file;
    },
  };
});

const host = await shareHost();
const upload = async () =>
  host.call('POST', '/api/Lawyers/UploadImage/photo', { as: 'Admin', form: fileBody(await sampleBytes()) });
const leftovers = () => {
  const folder = join(host.env.dataDir, 'images');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
  return files.filter((name) => name.endsWith('.part'));
};
const pictures = async () =>
  (await host.database.pool.query('select count(*)::int as n from images')).rows[0].n as number;

it('I-04 on a full disk an upload is told to come again, everything else goes on, and it recovers by itself', async () => {
  const { key, width } = imageSchema.parse((await upload()).body.data);
  const before = await pictures();
  disk.isFull = true;
  const refused = await upload();
  expect([refused.status, refused.body.error?.code]).toEqual([503, 'unavailable']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect([leftovers(), await pictures()]).toEqual([[], before]);

  const login = { email: 'client@yamama-fustat.example', password: 'Yamama-2026' };
  expect((await host.call('POST', accountCalls.login, { body: login })).status).toBe(200);
  expect((await host.call('GET', '/api/Faqs/GetAll')).status).toBe(200);
  const seen = await host.app.inject(imagePath(key, Math.min(...widthsOf(width)), 'webp'));
  expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp']);

  disk.isFull = false;
  expect((await upload()).status).toBe(200);
  expect(await pictures()).toBe(before + 1);
});
