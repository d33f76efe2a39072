import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { FORM_BODY } from '#contract/attachments.ts';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import type { FilesRule, SentFile } from './route.ts';

interface Form {
  files: SentFile[];
  /** What stands beside the files, by name: texts, and what a part that says it is JSON holds. */
  fields: Record<string, unknown>;
}

/**
 * Reads a form with its files into memory. A file that is too large is refused at its first byte too much, and
 * nothing is ever written to the disk. Throws `fileTooLarge`, `fileMissing`, `mediaType` and `malformed`, and
 * `validation` for too many files.
 */
export async function readForm(request: FastifyRequest, rule: FilesRule): Promise<Form> {
  const limits = {
    fileSize: rule.maxBytes,
    // One more than may be, to say so; and a body that came as a file.
    files: rule.max + 2,
    fields: 10,
    parts: rule.max + 11,
    fieldSize: request.routeOptions.bodyLimit,
    fieldNameSize: 100,
    headerPairs: 20,
  };
  try {
    return await collect(request.parts({ limits }), rule);
  } catch (error) {
    // What is still on its way is taken and dropped: a browser reads no answer before it has sent everything. The parser
    // would hold it back, waiting for somebody to take the file that was given up.
    request.raw.unpipe();
    request.raw.resume();
    throw error instanceof AppError ? error : refusalOf(error);
  }
}

async function collect(parts: AsyncIterable<Multipart>, rule: FilesRule): Promise<Form> {
  const { name, min, max } = rule;
  const fields = new Map<string, unknown>();
  const files: SentFile[] = [];
  for await (const part of parts) {
    if (part.type === 'file' && part.fieldname === FORM_BODY) {
      // What a browser makes of a JSON `Blob`.
      fields.set(FORM_BODY, (await bytesOf(part, FORM_BODY)).toString());
    } else if (part.type === 'file') {
      if (part.fieldname !== name) throw new AppError('malformed');
      if (files.length === max) throw max > 1 ? tooMany(name, max) : new AppError('malformed');
      const at = `${name}.${files.length}`;
      files.push({ name: part.filename, at, bytes: await bytesOf(part, at) });
    } else {
      if (part.valueTruncated || part.fieldnameTruncated) throw new AppError('malformed');
      fields.set(part.fieldname, part.value);
    }
  }
  const [first] = files;
  if (files.length < min || (min > 0 && first?.bytes.length === 0)) throw new AppError('fileMissing');
  return { files, fields: Object.fromEntries(fields) };
}

const tooMany = (name: string, max: number): AppError =>
  new AppError('validation', { fields: { [name]: { code: 'tooManyFiles', params: { max } } } });

/** The plugin's own `toBuffer` says that a file is too large only when all of it has come. */
async function bytesOf({ file }: MultipartFile, at: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) {
    // A stream of bytes gives nothing else.
    chunks.push(chunk as Buffer);
    if (file.truncated) break;
  }
  if (file.truncated) throw new AppError('fileTooLarge', { fields: { [at]: { code: 'fileTooLarge' } } });
  return Buffer.concat(chunks);
}

/** What the parser of forms throws is the sender's doing: a boundary that is none, an end that is missing. */
function refusalOf(error: unknown): AppError {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return new AppError((typeof code === 'string' && REFUSALS[code]) || 'malformed');
}

const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  FST_REQ_FILE_TOO_LARGE: 'fileTooLarge',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'mediaType',
};
