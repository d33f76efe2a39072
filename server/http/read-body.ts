import type { FastifyRequest } from 'fastify';
import { FORM_BODY } from '#contract/attachments.ts';
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
    return { body: form.fields, files: form.files };
  }
  if (!files) return { body: request.body, files: [] };
  // A sender without files need not wrap its body into a form.
  if (files.min === 0 && !request.isMultipart()) return { body: request.body, files: [] };
  const form = await readForm(request, files);
  return { body: await jsonOf(request, form.fields[FORM_BODY]), files: form.files };
}

/** Read as a JSON body is, with the same refusals; a part that says it is JSON has been read already. */
const jsonOf = async (request: FastifyRequest, text: unknown): Promise<unknown> =>
  typeof text === 'string' ? parseJson(request, text) : text;
