import { z } from 'zod';
import { type Attachment, attachmentSchema } from '#contract/attachments.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { Ltr } from '#ui/text/ltr.tsx';
import { lazyPanelPart } from '../lazy-panel-part.tsx';
import type { ValueProps } from './field-view.ts';
import { NoValue } from '../fields/no-value.tsx';

/** Lists show how many there are: what fetches and shows them comes with the first record that has some. */
const FileList = lazyPanelPart(async () => (await import('../fields/file-list.tsx')).FileList);

/** How many there are. */
export function Cell({ fieldKey, record }: ValueProps) {
  return <Ltr>{String(filesOf(record[fieldKey]).length)}</Ltr>;
}

/** Each of them, to be saved, and pictures to be looked at. */
export function Show({ fieldKey, record }: ValueProps) {
  const files = filesOf(record[fieldKey]);
  if (files.length === 0) return <NoValue />;
  return (
    <LazyBoundary>
      <FileList files={files} />
    </LazyBoundary>
  );
}

export const Filter = null;

const filesOf = (value: unknown): Attachment[] => z.array(attachmentSchema).catch([]).parse(value);
