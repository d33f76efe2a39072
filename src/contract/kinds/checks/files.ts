import type { FieldCheck } from '../../field-check.ts';
import { type FilesField, filesFieldOf } from '../files.ts';

export const files: FieldCheck<FilesField> = function* ({ publicIn, max }, { key, resource, formKeys }) {
  if (filesFieldOf(resource)?.key !== key) yield ['files-twice', 'a resource has one field of files'];
  if (formKeys.includes(key)) yield ['files-in-form', 'files are sent beside a form, not in it'];
  if (publicIn) yield ['files-public', 'no setting decides who may read files'];
  if (max < 1 || max > 10) yield ['files-max', 'a record has 1 to 10 files'];
};
