import type { Image } from '#contract/images.ts';

/** The size of every sample: small, and no square, so that sides cannot be mixed up. */
export const SAMPLE_SIZE = { width: 120, height: 80 } as const;

/** A stored picture that any record of a test may name: see `store-sample-image.ts`. */
export const SAMPLE_IMAGE: Image = {
  key: '0123456789abcdef0123456789abcdef',
  ...SAMPLE_SIZE,
  focusX: 0.5,
  focusY: 0.5,
};
