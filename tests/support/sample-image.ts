import type { Pool } from 'pg';
import sharp from 'sharp';
import type { Image } from '#contract/images.ts';
import { createImageFiles } from '#server/images/image-files.ts';

/** The size of every sample: small, and no square, so that sides cannot be mixed up. */
const SIZE = { width: 120, height: 80 } as const;

/** A stored picture that any record of a test may name. */
export const SAMPLE_IMAGE: Image = {
  key: '0123456789abcdef0123456789abcdef',
  ...SIZE,
  focusX: 0.5,
  focusY: 0.5,
};

/** A picture of one colour. */
export const sampleBytes = (
  format: 'jpeg' | 'png' | 'gif' | 'webp' = 'png',
  { width, height }: { width: number; height: number } = SIZE,
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0f5a60' } })
    .toFormat(format)
    .toBuffer();

/** Puts `SAMPLE_IMAGE` into a host, as if somebody had uploaded it. */
export async function storeSampleImage(pool: Pool, dataDir: string): Promise<void> {
  await pool.query(
    `insert into images (key, width, height, bytes, created_by, held_at)
     select $1, $2, $3, 1, min(id), now() + interval '100 years' from users on conflict do nothing`,
    [SAMPLE_IMAGE.key, SIZE.width, SIZE.height],
  );
  await createImageFiles(dataDir).write(SAMPLE_IMAGE.key, 'original.webp', await sampleBytes('webp'));
}
