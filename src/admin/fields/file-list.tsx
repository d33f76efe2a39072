import type { Attachment } from '#contract/attachments.ts';
import { attachmentCall } from '#providers/calls/file-calls.ts';
import { describeFailure } from '#providers/describe-failure.ts';
import { saveFile } from '#providers/save-file.ts';
import { useLanguage } from '#providers/use-language.ts';
import { AttachmentList } from '#ui/attachment-list.tsx';
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
