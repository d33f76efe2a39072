import type { Pool } from 'pg';
import { imageSchema } from '#contract/images.ts';
import { findFile } from '../files/attached-files.ts';
import type { Host } from '../host.ts';
import type { ImageStore } from '../images/image-store.ts';

/** Where profile pictures lie. */
export type OwnImages = Pick<ImageStore, 'original'>;

/** Where the profile picture lies in the archive. */
export const PICTURE_PLACE = 'files/account/picture.webp';

/** The key of the profile picture of an account; `null` where it has none. */
export async function pictureKeyOf(pool: Pool, userId: number): Promise<string | null> {
  const { rows } = await pool.query<{ picture: unknown }>(
    'select profile_image as picture from users where id = $1',
    [userId],
  );
  return imageSchema.nullable().parse(rows[0]?.picture ?? null)?.key ?? null;
}

/** The content of a file, or why it is not there: `removed` since the copy was begun, `lost`, or the system's code. */
export async function fileOf({ pool, files, log }: Host, id: string): Promise<Buffer | string> {
  const file = await findFile(pool, id);
  return file ? contentOf(log, { of: { file: id }, read: () => files.read(file.key) }) : 'removed';
}

export async function pictureOf(
  { pool, log }: Host,
  images: OwnImages,
  userId: number,
): Promise<Buffer | string> {
  const key = await pictureKeyOf(pool, userId);
  return key === null
    ? 'removed'
    : contentOf(log, { of: { picture: key }, read: () => images.original(key) });
}

async function contentOf(
  log: Host['log'],
  { of, read }: { of: object; read: () => Promise<Buffer | null> },
): Promise<Buffer | string> {
  try {
    const content = await read();
    if (content) return content;
    log.error(of, 'A file of a copy is not in the data folder.');
    return 'lost';
  } catch (error) {
    log.error({ ...of, err: error }, 'A file of a copy could not be read.');
    return error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
  }
}
