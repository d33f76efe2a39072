/** @module-tag slow */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { FIGURES, drawPortrait } from '#server/db/seed/draw-portrait.ts';
import { seedPortraits } from '#server/db/seed/seed-portraits.ts';
import { createImageStore } from '#server/images/image-store.ts';
import { lawyers } from '#resources/lawyers.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

it('every portrait is a picture of its own, as large as the field asks for, and the same every time', async () => {
  const drawn = await Promise.all(FIGURES.map(drawPortrait));
  expect(new Set(drawn.map((bytes) => bytes.toString('base64'))).size).toBe(FIGURES.length);
  const { width, height } = await sharp(drawn[0]).metadata();
  const { leastSize, aspect } = lawyers.fields.photo;
  expect([width >= leastSize.width, height >= leastSize.height]).toEqual([true, true]);
  expect(width / height).toBeCloseTo(aspect, 2);
  expect((await drawPortrait('ghutra')).equals(drawn[0] ?? Buffer.alloc(0))).toBe(true);
});

it('the lawyers of the demo content have theirs, stored like any that is uploaded', async () => {
  const { pool } = host.database;
  const images = createImageStore({ pool, dataDir: host.env.dataDir, log: quietLog() });
  await seedPortraits(pool, images);
  const { rows } = await pool.query<{ key: string }>(
    `select photo->>'key' as key from lawyers join images on images.key = photo->>'key' order by lawyers.id`,
  );
  expect(rows).toHaveLength(5);
  for (const format of ['avif', 'webp', 'jpeg']) {
    const answer = await host.app.inject(`/images/${rows[0]?.key}/320.${format}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${format}`]);
    // What reads an AVIF is closed in this process.
    if (format !== 'avif') expect((await sharp(answer.rawPayload).metadata()).width).toBe(320);
  }
});
