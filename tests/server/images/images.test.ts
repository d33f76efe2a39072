import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { DRAFT_DAYS } from '#contract/draft-key.ts';
import { imagePath, widthsOf } from '#contract/image-paths.ts';
import { type Image, imageSchema } from '#contract/images.ts';
import { resources } from '#resources/index.ts';
import { users } from '#resources/users.ts';
import { createImageStore } from '#server/images/image-store.ts';
import { HELD_DAYS, sweepImages } from '#server/images/sweep-images.ts';
import { loadRecordTables } from '#server/resources/load-record-tables.ts';
import { fileBody } from '#tests/support/form-body.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { sampleBytes } from '#tests/support/store-sample-image.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const imageStore = (log = quietLog()) =>
  createImageStore({ pool: host.database.pool, dataDir: host.env.dataDir, log });

async function upload(size = { width: 700, height: 400 }): Promise<Image> {
  const answer = await host.call('POST', '/api/ApplicationUsers/UploadImage/profileImage', {
    as: 'Admin',
    form: fileBody(await sampleBytes('jpeg', size)),
  });
  return imageSchema.parse(answer.body.data);
}
const get = (url: string, headers: Record<string, string> = {}) => host.app.inject({ url, headers });

describe('R374 serving', () => {
  it('a picture is served in both formats and every width that it has', async () => {
    const { key, width } = await upload();
    expect(widthsOf(width)).toEqual([80, 160, 320, 640]);
    for (const format of ['avif', 'webp'] as const) {
      for (const offered of widthsOf(width)) {
        const answer = await get(imagePath(key, offered, format));
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${format}`]);
        const { format: real, width: made } = await sharp(answer.rawPayload)
          .metadata()
          // AVIF cannot be read on this host, by design: its box says what it is.
          .catch(() => ({ format: answer.rawPayload.subarray(8, 12).toString(), width: offered }));
        expect([real, made]).toEqual([format, offered]);
      }
    }
  });

  it('a picture is kept for ever, runs nothing, and is not sent again to who has it', async () => {
    const { key } = await upload();
    const path = imagePath(key, 160, 'webp');
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const again = await get(path, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await host.app.inject({ url: path, method: 'HEAD' })).statusCode).toBe(200);
  });

  it.each([
    ['ENOSPC', 0],
    ['EDQUOT', 0],
    ['EACCES', 1],
  ])('a width that cannot be kept (%s) is shown, and told of unless the disk is full', async (code, told) => {
    const { key } = await upload();
    const log = quietLog();
    const store = imageStore(log);
    vi.spyOn(store.files, 'write').mockRejectedValue(Object.assign(new Error(code), { code }));
    expect((await store.rendition(key, 80, 'webp'))?.length).toBeGreaterThan(0);
    expect(log.lines).toHaveLength(told);
  });

  it('many who ask at once for what is not made yet get the same picture', async () => {
    const { key } = await upload();
    const answers = await Promise.all(Array.from({ length: 30 }, () => get(imagePath(key, 320, 'webp'))));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    const names = readdirSync(join(host.env.dataDir, 'images', key));
    expect(names.toSorted()).toEqual(['320.webp', 'original.webp']);
  });

  it('a picture smaller than any width is not made larger', async () => {
    const { key } = await upload({ width: 30, height: 20 });
    const answer = await get(imagePath(key, 80, 'webp'));
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 30, height: 20 });
  });

  it.each([
    (key: string) => `/images/${key}/321.webp`,
    (key: string) => `/images/${key}/960.webp`,
    (key: string) => `/images/${key}/0320.webp`,
    (key: string) => `/images/${key}/320.png`,
    (key: string) => `/images/${key}/320.webp.part`,
    (key: string) => `/images/${key}/original.webp`,
    (key: string) => `/images/${key}/`,
    (key: string) => `/images/${key}/..%2f..%2fsecret.key`,
    (key: string) => `/images/${key}%2f..%2f${key}/320.webp`,
    () => '/images/../secret.key',
    () => '/images/..%2f..%2fsecret.key/320.webp',
    () => `/images/${'f'.repeat(32)}/320.webp`,
    () => '/images/',
  ])('another address leads nowhere: %s', async (addressOf) => {
    const { key } = await upload();
    const answer = await get(addressOf(key));
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.json().isSuccess).toBe(false);
  });
});

describe('records', () => {
  let number = 4000;
  const create = (change: object) => {
    number += 1;
    const body = { ...buildRecord(users, { number }), ...change };
    return host.call('POST', '/api/ApplicationUsers/AddWithRole', { as: 'Admin', body });
  };
  const idOf = (answer: Awaited<ReturnType<typeof create>>) => (answer.body.data as { id: number }).id;
  const update = (body: object) => host.call('PUT', '/api/ApplicationUsers/Update', { as: 'Admin', body });

  it('R137 a record names a picture, with the point that stays in sight, and gives it up again', async () => {
    const image = { ...(await upload()), focusX: 0.25, focusY: 0.8 };
    const id = idOf(await create({ profileImage: image }));
    const read = () => host.call('GET', `/api/ApplicationUsers/GetById/${id}`, { as: 'Admin' });
    expect((await read()).body.data).toMatchObject({ profileImage: image });
    const { body: same } = await update({
      id,
      profileImage: Object.fromEntries(Object.entries(image).reverse()),
    });
    expect(same.data).toMatchObject({ version: 1 });
    expect((await update({ id, profileImage: null })).body.data).toMatchObject({
      profileImage: null,
      version: 2,
    });
  });

  it('only a picture that is there, and as it is', async () => {
    const image = await upload();
    const id = idOf(await create({ profileImage: image }));
    for (const wrong of [{ key: 'e'.repeat(32) }, { width: image.width + 1 }, { height: 7 }]) {
      const profileImage = { ...image, ...wrong };
      for (const answer of [await create({ profileImage }), await update({ id, profileImage })]) {
        expect([answer.status, answer.body.error?.fields?.['profileImage']?.code]).toEqual([
          400,
          'imageLost',
        ]);
      }
    }
  });

  describe('the sweep', () => {
    const sweep = async () => {
      const log = quietLog();
      const tables = await loadRecordTables(resources);
      await sweepImages({ pool: host.database.pool, tables, images: imageStore(log), log });
    };
    const HELD_HOURS = 24 * HELD_DAYS;
    const age = ({ key }: Image, hours: number) =>
      host.database.pool.query(`update images set held_at = now() - $2 * interval '1 hour' where key = $1`, [
        key,
        hours,
      ]);
    const isThere = async ({ key }: Image) => {
      const { rowCount } = await host.database.pool.query('select key from images where key = $1', [key]);
      const hasFile = existsSync(join(host.env.dataDir, 'images', key));
      expect(hasFile).toBe(rowCount === 1);
      return hasFile;
    };

    it('U-08 takes what no record has named for longer than a draft is kept, and nothing else', async () => {
      const [forgotten, fresh, named, trashed] = [
        await upload(),
        await upload(),
        await upload(),
        await upload(),
      ];
      await create({ profileImage: named });
      const gone = idOf(await create({ profileImage: trashed }));
      await host.call('DELETE', `/api/ApplicationUsers/Delete/${gone}`, { as: 'Admin' });
      for (const image of [forgotten, named, trashed]) await age(image, HELD_HOURS + 1);
      // In a draft that was typed into on its last day, thrice.
      await age(fresh, 24 * 4 * DRAFT_DAYS);
      await sweep();
      const left = await Promise.all([forgotten, fresh, named, trashed].map(isThere));
      expect(left).toEqual([false, true, true, true]);
      expect((await get(imagePath(forgotten.key, 80, 'webp'))).statusCode).toBe(404);
    });

    it('a picture that was replaced stays, for whoever still has it in a form or in a draft', async () => {
      const [old, next] = [await upload(), await upload()];
      const id = idOf(await create({ profileImage: old }));
      await age(old, HELD_HOURS + 1);
      await update({ id, profileImage: next });
      await sweep();
      expect(await isThere(old)).toBe(true);
      await age(old, HELD_HOURS + 1);
      await sweep();
      expect(await isThere(old)).toBe(false);
    });

    it('U-08 files that a crash left without a row go after a day', async () => {
      const store = imageStore();
      const [orphan, young] = ['a'.repeat(32), 'b'.repeat(32)];
      for (const key of [orphan, young])
        await store.files.write(key, 'original.webp', await sampleBytes('webp'));
      const yesterday = new Date(Date.now() - 25 * 3600 * 1000);
      utimesSync(join(host.env.dataDir, 'images', orphan), yesterday, yesterday);
      await sweep();
      expect([orphan, young].map((key) => existsSync(join(host.env.dataDir, 'images', key)))).toEqual([
        false,
        true,
      ]);
    });
  });
});
