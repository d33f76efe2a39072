import type { AnyResource } from '#contract/define-resource.ts';
import { type Crop, type Image, imageSchema } from '#contract/images.ts';
import { cropImagePath, uploadImagePath } from '#contract/resource-paths.ts';
import { call, dataAnswer } from './http.ts';

/** The field that a picture is for. */
interface ImageField {
  resource: AnyResource;
  fieldKey: string;
}
interface UploadOptions {
  /** Told how much of the file has gone, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** POST `UploadImage`: sends a file and gives the stored picture, which belongs to no record yet. */
export async function uploadImage(
  { resource, fieldKey }: ImageField,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<Image> {
  const form = new FormData();
  form.append('file', file);
  const { data } = await call({
    method: 'POST',
    path: uploadImagePath(resource, fieldKey),
    body: form,
    answer: imageAnswer,
    onProgress,
    signal,
  });
  return data;
}

/** POST `CropImage`: gives the part of a stored picture as a picture of its own. */
export async function cropImage({ resource, fieldKey }: ImageField, crop: Crop): Promise<Image> {
  const { data } = await call({
    method: 'POST',
    path: cropImagePath(resource, fieldKey),
    body: crop,
    answer: imageAnswer,
  });
  return data;
}

const imageAnswer = dataAnswer(imageSchema);
