import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { parseJson } from './parse-json.ts';
import { readForm } from './read-form.ts';
import type { AnyRoute, SentFile } from './route.ts';

/** What a call carries: its body before any check, and its files. */
export interface Sent {
  body: unknown;
  files: readonly SentFile[];
}

/** Reads what a call to a route carries, whichever way it travels. Throws what `readForm` does. */
export async function readBody(
  request: FastifyRequest,
  { file, files }: Pick<AnyRoute, 'file' | 'files'>,
): Promise<Sent> {
  if (file) {
    const form = await readForm(request, { ...file, min: 1, max: 1 });
    // Its body are the fields beside the file.
    if (form.body) throw new AppError('malformed');
    return { body: form.fields, files: form.files };
  }
  if (!files) return { body: request.body, files: [] };
  // A sender without files need not wrap its body into a form.
  if (files.min === 0 && !request.isMultipart()) return { body: request.body, files: [] };
  const form = await readForm(request, files);
  // As a body of JSON is read, with the same refusals.
  const body = form.body ? await parseJson(request, form.body) : undefined;
  return { body, files: form.files };
}
