import sharp, { type Sharp } from 'sharp';
import { AppError } from '#contract/errors.ts';
import type { ImageFormat } from '#contract/image-paths.ts';
import { type Crop, IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE } from '#contract/images.ts';

// One thread for each picture; how many are made at once is the queue's business.
sharp.concurrency(1);
sharp.cache(false);
// The library reads much more than pictures (R264): what is not named here cannot be reached by any file.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
});

/** A picture that is ready to be stored. */
export interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Makes a picture of our own from what somebody sent: the first frame (A67), upright, no larger than needed,
 * without anything that the file carried beside it. Throws `imageType` for what is no JPG, PNG or GIF whatever
 * it says it is (R264), `imagePixels` and `imageBroken`.
 */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  const { source } = await opened(bytes);
  return stored(source.autoOrient()).catch((error: unknown) => {
    throw refusalOf(error, 'imageBroken');
  });
}

/**
 * A picture in its own format and size, drawn anew: the first frame, upright, and nothing that the file carried beside
 * it. Throws what `readPicture` does.
 */
export async function redrawPicture(bytes: Buffer): Promise<Buffer> {
  const { source, format } = await opened(bytes);
  const drawn = source.autoOrient().toFormat(format, format === 'jpeg' ? { quality: 90 } : {});
  return drawn.toBuffer().catch((error: unknown) => {
    throw refusalOf(error, 'imageBroken');
  });
}

/** The part of a stored picture that is to be kept, as a picture of its own. */
export async function cropPicture(bytes: Buffer, part: Omit<Crop, 'key'>): Promise<Picture> {
  const source = sharp(bytes);
  const { width, height } = await source.metadata();
  const from = (percent: number, side: number): number =>
    Math.min(side - 1, Math.round((percent / 100) * side));
  const left = from(part.x, width);
  const top = from(part.y, height);
  const span = (percent: number, side: number, start: number): number =>
    Math.max(1, Math.min(side - start, Math.round((percent / 100) * side)));
  return stored(
    source.extract({
      left,
      top,
      width: span(part.width, width, left),
      height: span(part.height, height, top),
    }),
  );
}

/** A stored picture in a width and format in which it is served. */
export function renderPicture(bytes: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  return ENCODED[format](sharp(bytes).resize({ width, withoutEnlargement: true })).toBuffer();
}

const ENCODED: Readonly<Record<ImageFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 78 }),
  // It has no transparency: what is not there is white.
  jpeg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 82 }),
};

const TAKEN = ['jpeg', 'png', 'gif'] as const;

/** What somebody sent, if it is one of the pictures that are taken. */
async function opened(bytes: Buffer): Promise<{ source: Sharp; format: (typeof TAKEN)[number] }> {
  const source = sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error', pages: 1 });
  const { format } = await source.metadata().catch((error: unknown) => {
    throw refusalOf(error, 'imageType');
  });
  const taken = TAKEN.find((known) => known === format);
  if (!taken) throw new AppError('imageType');
  return { source, format: taken };
}

/** Good enough to be cut and made smaller later on without its being seen. */
async function stored(source: Sharp): Promise<Picture> {
  const { data, info } = await source
    .resize({ width: IMAGE_MAX_SIDE, height: IMAGE_MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 92, alphaQuality: 100, smartSubsample: true, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

function refusalOf(error: unknown, otherwise: 'imageType' | 'imageBroken'): AppError {
  const message = error instanceof Error ? error.message : '';
  return new AppError(/exceeds pixel limit/i.test(message) ? 'imagePixels' : otherwise);
}
