import type { Attachment } from '#contract/attachments.ts';
import { attachmentCall } from '#providers/calls/file-calls.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { saveFile } from '#providers/browser/save-file.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { AttachmentList } from '#ui/records/attachment-list.tsx';
import { useSendCall } from '../refine/use-send-call.ts';

/** The files of a record, fetched with the reader's own rights. */
export function FileList({ files }: { files: readonly Attachment[] }) {
  const { language } = useLanguage();
  const { send } = useSendCall();
  const fetchFile = async (file: Attachment) =>
    new File([await send(attachmentCall(file))], file.name, { type: file.type });
  return (
    <AttachmentList
      files={files}
      onDownload={async (file) => saveFile(await fetchFile(file))}
      onFetch={fetchFile}
      describe={(error) => describeFailure(error, language)}
    />
  );
}
