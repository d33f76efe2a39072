import { z } from 'zod';
import { type Attachment, attachmentSchema } from '#contract/attachments.ts';
import { downloadAttachment } from '#providers/attachments.ts';
import { describeFailure } from '#providers/describe-failure.ts';
import { useLanguage } from '#providers/use-language.ts';
import { AttachmentList } from '#ui/attachment-list.tsx';
import { Ltr } from '#ui/ltr.tsx';
import type { ValueProps } from './field-view.ts';
import { NoValue } from './no-value.tsx';

/** How many there are. */
export function Cell({ fieldKey, record }: ValueProps) {
  return <Ltr>{String(filesOf(record[fieldKey]).length)}</Ltr>;
}

/** Each of them, to be saved. */
export function Show({ fieldKey, record }: ValueProps) {
  const { language } = useLanguage();
  const files = filesOf(record[fieldKey]);
  if (files.length === 0) return <NoValue />;
  return (
    <AttachmentList
      files={files}
      onDownload={downloadAttachment}
      describe={(error) => describeFailure(error, language)}
    />
  );
}

export const Filter = null;

const filesOf = (value: unknown): Attachment[] => z.array(attachmentSchema).catch([]).parse(value);
