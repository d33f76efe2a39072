import { type Attachment, FORM_BODY, attachmentSchema, filesFieldOf } from '#contract/attachments.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { addAttachmentPath, downloadPath } from '#contract/resource-paths.ts';
import { changeChannel } from './change-channel.ts';
import { call, callForFile, dataAnswer } from './http.ts';
import { saveFile } from './save-file.ts';

interface UploadOptions {
  /** The same key and file are added once, however often they are sent. */
  idempotencyKey?: string;
  /** Told how much of the file has gone, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** POST `AddAttachment`: adds a file to a record that is there already, and gives it as the record has it now. */
export async function addAttachment(
  resource: AnyResource,
  { id, file }: { id: number; file: File },
  { idempotencyKey, onProgress, signal }: UploadOptions = {},
): Promise<Attachment> {
  const { data } = await call({
    method: 'POST',
    path: addAttachmentPath(resource, id),
    body: formOf(resource, { files: [file] }),
    headers: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {},
    answer: attachmentAnswer,
    words: { fallback: 'updateFailed', messages: resource.messages },
    onProgress,
    signal,
  });
  if (resource.live) changeChannel.publish({ resource: resource.name, type: 'updated', ids: [id] });
  return data;
}

/** Fetches a file of a record with the reader's own rights. */
export async function fetchAttachment({ id, name, type }: Attachment): Promise<File> {
  const content = await callForFile({ method: 'GET', path: downloadPath(id), timeout: PATIENCE });
  return new File([content], name, { type });
}

/** The same, handed to the browser's downloads. */
export const downloadAttachment = async (attachment: Attachment): Promise<void> =>
  saveFile(await fetchAttachment(attachment));

/** A form as the host takes it for a resource with files: the values in one part, the files beside it. */
export function formOf(
  resource: AnyResource,
  { values, files }: { values?: Values; files: readonly File[] },
): FormData {
  const form = new FormData();
  if (values) form.append(FORM_BODY, JSON.stringify(values));
  for (const file of files) form.append(filesFieldOf(resource)?.key ?? '', file);
  return form;
}

/** A file of five megabytes over a slow line. Milliseconds. */
const PATIENCE = 300_000;
const attachmentAnswer = dataAnswer(attachmentSchema);
