import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { FORM_BODY } from '#contract/attachments.ts';
import { AppError, type HostErrorCode } from '#contract/errors.ts';
import type { FilesRule, SentFile } from './route.ts';

interface Form {
  files: SentFile[];
  /** The part `data`, as it came; `null`: there is none. */
  body: Buffer | null;
  /** The texts beside them, by name. */
  fields: Record<string, string>;
}

/**
 * Reads a form with its files into memory. A file that is too large is refused at its first byte too much, and
 * nothing is ever written to the disk. Throws `fileTooLarge`, `tooLarge` for a body beyond what JSON may be,
 * `fileMissing`, `mediaType` and `malformed`, and `validation` for too many files.
 */
export async function readForm(request: FastifyRequest, rule: FilesRule): Promise<Form> {
  const { bodyLimit } = request.routeOptions;
  const limits = {
    fileSize: rule.maxBytes,
    // One more than may be, to say so; and the body.
    files: rule.max + 2,
    fields: 10,
    parts: rule.max + 11,
    // Beside a file stand flags; whatever is longer is the body.
    fieldSize: 1000,
    fieldNameSize: 100,
    headerPairs: 20,
  };
  // The body is taken as bytes whatever its part says that it is: read as JSON by the parser of forms, or as a text,
  // it would get around what is asked of every other body.
  const isPartAFile = (name?: string, type?: string, filename?: string) =>
    name === FORM_BODY || filename !== undefined || type === 'application/octet-stream';
  try {
    return await collect(request.parts({ limits, isPartAFile }), { ...rule, bodyLimit });
  } catch (error) {
    // What is still on its way is taken and dropped: a browser reads no answer before it has sent everything. The parser
    // would hold it back, waiting for somebody to take the file that was given up.
    request.raw.unpipe();
    request.raw.resume();
    throw error instanceof AppError ? error : refusalOf(error);
  }
}

async function collect(
  parts: AsyncIterable<Multipart>,
  { name, min, max, maxBytes, bodyLimit }: FilesRule & { bodyLimit: number },
): Promise<Form> {
  const fields = new Map<string, string>();
  const files: SentFile[] = [];
  let body: Buffer | null = null;
  for await (const part of parts) {
    if (part.type === 'file' && part.fieldname === FORM_BODY) {
      body = await bytesOf(part, { most: bodyLimit, beyond: () => new AppError('tooLarge') });
    } else if (part.type === 'file') {
      if (part.fieldname !== name) throw new AppError('malformed');
      if (files.length === max) throw max > 1 ? tooMany(name, max) : new AppError('malformed');
      const at = `${name}.${files.length}`;
      const beyond = () => new AppError('fileTooLarge', { fields: { [at]: { code: 'fileTooLarge' } } });
      files.push({ name: part.filename, at, bytes: await bytesOf(part, { most: maxBytes, beyond }) });
    } else {
      if (part.valueTruncated || part.fieldnameTruncated) throw new AppError('malformed');
      // What says that it is JSON has been read already, and is no text.
      if (typeof part.value !== 'string') throw new AppError('malformed');
      fields.set(part.fieldname, part.value);
    }
  }
  const [first] = files;
  if (files.length < min || (min > 0 && first?.bytes.length === 0)) throw new AppError('fileMissing');
  return { files, body, fields: Object.fromEntries(fields) };
}

const tooMany = (name: string, max: number): AppError =>
  new AppError('validation', { fields: { [name]: { code: 'tooManyFiles', params: { max } } } });

/** The plugin's own `toBuffer` says that a file is too large only when all of it has come. */
async function bytesOf(
  { file }: MultipartFile,
  { most, beyond }: { most: number; beyond: () => AppError },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file) {
    const bytes = chunk as Buffer; // A stream of bytes gives nothing else.
    size += bytes.length;
    if (file.truncated || size > most) throw beyond();
    chunks.push(bytes);
  }
  if (file.truncated) throw beyond();
  return Buffer.concat(chunks);
}

/** What the parser of forms throws is the sender's doing: an invalid boundary, an end that is missing. */
function refusalOf(error: unknown): AppError {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return new AppError((typeof code === 'string' && REFUSALS[code]) || 'malformed');
}

const REFUSALS: Readonly<Record<string, HostErrorCode>> = {
  FST_REQ_FILE_TOO_LARGE: 'fileTooLarge',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'mediaType',
};
