import type { Pool } from 'pg';
import sharp from 'sharp';
import { createStoredFiles } from '#server/stored-files.ts';
import { SAMPLE_IMAGE, SAMPLE_SIZE } from './sample-image.ts';

/** A picture of one colour. */
export const sampleBytes = (
  format: 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff' = 'png',
  { width, height }: { width: number; height: number } = SAMPLE_SIZE,
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0f5a60' } })
    .toFormat(format)
    .toBuffer();

/** Puts `SAMPLE_IMAGE` into a host, as if somebody had uploaded it. */
export async function storeSampleImage(pool: Pool, dataDir: string): Promise<void> {
  const { key, width, height } = SAMPLE_IMAGE;
  // Held for long, so that no sweep of a test takes it.
  await pool.query(
    `insert into images (key, width, height, bytes, created_by, held_at)
     select $1, $2, $3, 1, min(id), now() + interval '100 years' from users`,
    [key, width, height],
  );
  await createStoredFiles(dataDir, 'images').write(key, 'original.webp', await sampleBytes('webp'));
}
