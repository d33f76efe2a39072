import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import type { FileRule } from './route.ts';

interface Form {
  file: Buffer;
  /** The texts beside the file, by name. */
  fields: Record<string, string>;
}

/**
 * Reads a form with one file into memory. A file that is too large is refused at its first byte too much, and
 * nothing is ever written to the disk. Throws `fileTooLarge`, `fileMissing`, `mediaType` and `malformed`.
 */
export async function readForm(request: FastifyRequest, rule: FileRule): Promise<Form> {
  const limits = {
    fileSize: rule.maxBytes,
    files: 1,
    fields: 10,
    parts: 11,
    fieldSize: 1000,
    fieldNameSize: 100,
    headerPairs: 20,
  };
  try {
    return await collect(request.parts({ limits }), rule);
  } catch (error) {
    // What is still on its way is taken and dropped: a browser reads no answer before it has sent everything.
    request.raw.resume();
    throw error instanceof AppError ? error : refusalOf(error);
  }
}

async function collect(parts: AsyncIterable<Multipart>, { name }: FileRule): Promise<Form> {
  const fields = new Map<string, string>();
  let file: Buffer | null = null;
  for await (const part of parts) {
    if (part.type === 'file') {
      if (part.fieldname !== name) throw new AppError('malformed');
      file = await bytesOf(part);
    } else {
      if (part.valueTruncated || part.fieldnameTruncated || typeof part.value !== 'string')
        throw new AppError('malformed');
      fields.set(part.fieldname, part.value);
    }
  }
  if (!file || file.length === 0) throw new AppError('fileMissing');
  return { file, fields: Object.fromEntries(fields) };
}

/** The plugin's own `toBuffer` says that a file is too large only when all of it has come. */
async function bytesOf({ file }: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) {
    // A stream of bytes gives nothing else.
    chunks.push(chunk as Buffer);
    if (file.truncated) break;
  }
  if (file.truncated) throw new AppError('fileTooLarge');
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
