import type { CSSProperties } from 'react';
import type { Image } from '#contract/images.ts';

/**
 * The box of a whole picture, kept free before it comes: as large as fits.
 * @param most the most it may take, as CSS lengths
 */
export const reservedImageBox = (
  { width, height }: Image,
  most: { width: string; height: string },
): CSSProperties => ({
  aspectRatio: `${width} / ${height}`,
  inlineSize: `min(100%, ${most.width}, ${most.height} * ${(width / height).toFixed(4)})`,
});
