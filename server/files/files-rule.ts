import type { FilesField } from '#contract/kinds/files.ts';
import { FILE_MAX_BYTES, FILE_TYPES } from '#contract/file-rules.ts';
import type { FilesRule } from '../http/route.ts';

/**
 * What a route takes for a field of files.
 * @param count how many may come; default: up to the field's own limit, or none
 */
export const filesRuleOf = (
  { key, field }: { key: string; field: Pick<FilesField, 'max'> },
  { min, max }: { min: number; max: number } = { min: 0, max: field.max },
): FilesRule => ({
  name: key,
  min,
  max,
  maxBytes: FILE_MAX_BYTES,
  description: `${Object.values(FILE_TYPES).flat().join(', ').toUpperCase()}, each at most 5 MB`,
});
