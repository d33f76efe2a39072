import { type Attachment, attachmentSchema } from '#contract/attachments.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { type Crop, type Image, imageSchema } from '#contract/images.ts';
import { addAttachmentPath, cropImagePath, downloadPath, uploadImagePath } from '#contract/resource-paths.ts';
import { formOf } from '../records/form-of.ts';
import { type CustomCall, fileAnswer } from './custom-call.ts';

/** A file of five megabytes over a slow line. Milliseconds. */
const PATIENCE = 300_000;

/** POST `AddAttachment`: adds a file to a record that is there already, and gives it as the record has it now. */
export const addAttachmentCall = (
  resource: AnyResource,
  { id, file, idempotencyKey }: { id: number; file: File; idempotencyKey: string },
): CustomCall<Attachment> => ({
  method: 'post',
  url: addAttachmentPath(resource, id),
  payload: formOf(resource, { files: [file] }),
  // The same key and file are added once, however often they are sent.
  headers: { 'Idempotency-Key': idempotencyKey },
  answer: attachmentSchema,
  words: { fallback: 'updateFailed', messages: resource.messages },
  ...(resource.live ? { changes: { resource: resource.name, type: 'updated', ids: [id] } } : {}),
});

/** GET of a file of a record, with the reader's own rights. */
export const attachmentCall = ({ id }: Attachment): CustomCall<Blob> => ({
  method: 'get',
  url: downloadPath(id),
  isForFile: true,
  answer: fileAnswer,
  timeout: PATIENCE,
});

/** The field that a picture is for. */
interface ImageField {
  readonly resource: AnyResource;
  readonly fieldKey: string;
}

/** POST `UploadImage`: sends a file and gives the stored picture, which belongs to no record yet. */
export function uploadImageCall({ resource, fieldKey }: ImageField, file: File): CustomCall<Image> {
  const form = new FormData();
  form.append('file', file);
  return { method: 'post', url: uploadImagePath(resource, fieldKey), payload: form, answer: imageSchema };
}

/** POST `CropImage`: gives the part of a stored picture as a picture of its own. */
export const cropImageCall = ({ resource, fieldKey }: ImageField, crop: Crop): CustomCall<Image> => ({
  method: 'post',
  url: cropImagePath(resource, fieldKey),
  payload: crop,
  answer: imageSchema,
});
