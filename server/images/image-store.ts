import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { AppError } from '#contract/errors.ts';
import { type ImageFormat, widthsOf } from '#contract/image-paths.ts';
import { type Crop, type Image, newImage } from '#contract/images.ts';
import { type StoredFiles, createStoredFiles } from '../stored-files.ts';
import { createWorkQueue } from '../work-queue.ts';
import { type Picture, cropPicture, readPicture, renderPicture } from './pictures.ts';

export interface ImageStore {
  /** Stores what somebody sent. Throws `imageType`, `imagePixels`, `imageBroken` and `tooManyRequests`. */
  add(bytes: Buffer, userId: number): Promise<Image>;
  /** Stores a part of a picture as a new one; the old one stays for whoever names it. Throws `imageLost`. */
  crop(crop: Crop, userId: number): Promise<Image>;
  /** A stored picture as it is kept; null when there is no such picture. */
  original(key: string): Promise<Buffer | null>;
  /** A picture in a width and format in which it is served; null when there is no such picture or width. */
  rendition(key: string, width: number, format: ImageFormat): Promise<Buffer | null>;
  readonly files: StoredFiles;
}

const ORIGINAL = 'original.webp';

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** The pictures of the house: rows in the table `images`, files in the data folder. */
export function createImageStore({
  pool,
  dataDir,
  log,
}: {
  pool: Pool;
  dataDir: string;
  log: { warn(detail: object, message: string): void };
}): ImageStore {
  const files = createStoredFiles(dataDir, 'images');
  // Pictures of any size are unpacked in memory: few at once, and those that wait wait with a packed one.
  const inTurn = createWorkQueue({ atOnce: 2, waiting: 20 });
  const renderInTurn = createWorkQueue({ atOnce: 1, waiting: 200 });
  const underWay = new Map<string, Promise<Buffer | null>>();

  async function keep(picture: Picture, userId: number): Promise<Image> {
    const key = randomBytes(16).toString('hex');
    // The file first: a row without a file would be a promise that cannot be kept.
    await files.write(key, ORIGINAL, picture.bytes);
    await pool.query(
      'insert into images (key, width, height, bytes, created_by) values ($1, $2, $3, $4, $5)',
      [key, picture.width, picture.height, picture.bytes.length, userId],
    );
    return newImage({ key, width: picture.width, height: picture.height });
  }

  async function render(key: string, width: number, format: ImageFormat): Promise<Buffer | null> {
    const { rows } = await pool.query<{ width: number }>('select width from images where key = $1', [key]);
    const [image] = rows;
    if (!image || !widthsOf(image.width).includes(width)) return null;
    const original = await files.read(key, ORIGINAL);
    if (!original) return null;
    const bytes = await renderInTurn(() => renderPicture(original, width, format));
    // Kept for the next who asks. A full disk keeps nobody from seeing it: then it is drawn again.
    await files.write(key, `${width}.${format}`, bytes).catch((error: unknown) => {
      if (!isFull(error)) log.warn({ err: error }, 'A picture in a new width could not be kept.');
    });
    return bytes;
  }

  return {
    files,
    original: (key) => files.read(key, ORIGINAL),
    async add(bytes, userId) {
      return keep(await inTurn(() => readPicture(bytes)), userId);
    },
    async crop({ key, ...part }, userId) {
      const original = await files.read(key, ORIGINAL);
      if (!original) throw new AppError('imageLost');
      return keep(await inTurn(() => cropPicture(original, part)), userId);
    },
    async rendition(key, width, format) {
      const name = `${width}.${format}`;
      const made = await files.read(key, name);
      if (made) return made;
      // Everyone who asks for it while it is being made gets the same one.
      const path = `${key}/${name}`;
      const rendering = underWay.get(path) ?? render(key, width, format).finally(() => underWay.delete(path));
      underWay.set(path, rendering);
      return rendering;
    },
  };
}
