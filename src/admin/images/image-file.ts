import type { ErrorCode } from '#contract/errors.ts';
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '#contract/images.ts';

/** What is wrong with a file before it is sent (R264, R265); the host looks into it and has the last word. */
export function problemOf(file: File): ErrorCode | null {
  if (!IMAGE_TYPES.some((type) => type === file.type)) return 'imageType';
  return file.size > IMAGE_MAX_BYTES ? 'fileTooLarge' : null;
}

/** The first file of a drop or a paste; a pasted text has none. */
export const fileOf = (given: DataTransfer | null): File | null => given?.files[0] ?? null;
