import { z } from 'zod';

/** The kinds of file that are taken as a picture (R264), as a browser names them. The host looks into the file. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const;
/** Most bytes of an uploaded picture (R265). */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
/** Most pixels of an uploaded picture: a small file can unpack to gigabytes. */
export const IMAGE_MAX_PIXELS = 40_000_000;
/** The longest side of a stored picture, in pixels; a larger one is made smaller when it arrives. */
export const IMAGE_MAX_SIDE = 2560;

const imageKeySchema = z.string().regex(/^[0-9a-f]{32}$/);
const sideSchema = z.int().min(1).max(IMAGE_MAX_SIDE);
const focusSchema = z.number().min(0).max(1);

/**
 * A picture as a record holds it. `width` and `height` are the stored picture's, in pixels. The focus is the
 * point that stays in sight wherever the picture is cut to a shape: 0 is left and top, 1 right and bottom, in
 * either direction of writing.
 */
export const imageSchema = z.strictObject({
  key: imageKeySchema,
  width: sideSchema,
  height: sideSchema,
  focusX: focusSchema,
  focusY: focusSchema,
});
export type Image = z.output<typeof imageSchema>;

const percentSchema = z.number().min(0).max(100);

/** The part of a picture that is to be kept: a rectangle in percent of its sides. */
export const cropSchema = z
  .strictObject({
    key: imageKeySchema,
    x: percentSchema,
    y: percentSchema,
    width: percentSchema.min(1),
    height: percentSchema.min(1),
  })
  // What is dragged to the edge may lie a hair outside it.
  .refine(({ x, width }) => x + width <= 100.01, { path: ['width'] })
  .refine(({ y, height }) => y + height <= 100.01, { path: ['height'] });
export type Crop = z.output<typeof cropSchema>;

/** The value of a picture that has just been stored: its focus is the middle. */
export const newImage = ({ key, width, height }: Pick<Image, 'key' | 'width' | 'height'>): Image => ({
  key,
  width,
  height,
  focusX: 0.5,
  focusY: 0.5,
});
