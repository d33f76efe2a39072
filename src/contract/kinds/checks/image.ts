import type { FieldCheck } from '../../field-check.ts';
import type { ImageField } from '../image.ts';
import { IMAGE_MAX_SIDE } from '../../images.ts';

export const image: FieldCheck<ImageField> = function* ({ aspect, leastSize }) {
  if (aspect !== undefined && !(aspect > 0 && aspect < 10))
    yield ['aspect-odd', 'an aspect is width by height, above 0 and below 10'];
  if (!leastSize) return;
  const { width, height } = leastSize;
  if (Math.min(width, height) < 1 || Math.max(width, height) > IMAGE_MAX_SIDE)
    yield ['least-size', `a stored picture has 1 to ${IMAGE_MAX_SIDE} pixels a side`];
};
