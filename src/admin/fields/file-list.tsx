import type { Attachment } from '#contract/attachments.ts';
import { downloadAttachment, fetchAttachment } from '#providers/attachments.ts';
import { describeFailure } from '#providers/describe-failure.ts';
import { useLanguage } from '#providers/use-language.ts';
import { AttachmentList } from '#ui/attachment-list.tsx';

/** The files of a record, fetched with the reader's own rights. */
export function FileList({ files }: { files: readonly Attachment[] }) {
  const { language } = useLanguage();
  return (
    <AttachmentList
      files={files}
      onDownload={downloadAttachment}
      onFetch={fetchAttachment}
      describe={(error) => describeFailure(error, language)}
    />
  );
}
