import { z } from 'zod';
import { attachmentSchema } from '#contract/attachments.ts';
import { FileList } from '../fields/file-list.tsx';
import { NoValue } from '../fields/no-value.tsx';
import type { ValueProps } from './field-view.ts';

/** Each of them, to be saved, and pictures to be looked at. */
export function Show({ fieldKey, record }: ValueProps) {
  const files = z.array(attachmentSchema).catch([]).parse(record[fieldKey]);
  return files.length === 0 ? <NoValue /> : <FileList files={files} />;
}
