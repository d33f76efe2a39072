import type { Attachment } from '#contract/attachments.ts';
import { saveFile } from '#providers/browser/save-file.ts';
import { loadDataProvider } from '#providers/http/preload/load-data-provider.ts';

/** Fetches a file of a matter with the reader's own rights. */
export async function fetchFile(file: Attachment): Promise<File> {
  const [{ sendCall }, { attachmentCall }] = await Promise.all([
    loadDataProvider(),
    import('#providers/calls/file-calls.ts'),
  ]);
  return new File([await sendCall(attachmentCall(file))], file.name, { type: file.type });
}

/** Fetches it and gives it to keep. */
export const download = async (file: Attachment): Promise<void> => saveFile(await fetchFile(file));
