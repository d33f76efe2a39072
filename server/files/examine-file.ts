import type { FileType } from '#contract/file-rules.ts';
import { AppError } from '#contract/errors.ts';
import type { SentFile } from '../http/route.ts';
import { redrawPicture } from '../images/pictures.ts';
import { cleanFileName } from './clean-file-name.ts';
import { inspectInSandbox } from './inspect/sandboxed-inspection.ts';
import type { DocumentType, inspectDocument } from './inspect/inspect-document.ts';
import type { Verdict } from './inspect/verdict.ts';

/** A file that may be kept: what it is, and content that does no harm. */
export interface SafeFile {
  readonly name: string;
  readonly type: FileType;
  readonly bytes: Buffer;
}
export interface Refusal {
  readonly refusal: Exclude<Verdict, 'safe'>;
}

export const isRefusal = (found: SafeFile | Refusal): found is Refusal => 'refusal' in found;

/**
 * Decides what a file is by its content alone (R215). A picture is drawn anew, so that nothing else is left in it; a
 * document is taken as it is, or not at all.
 * @param inspect looks into a document; default: in a process of its own
 */
export async function examineFile(
  { name, bytes }: Pick<SentFile, 'name' | 'bytes'>,
  inspect: typeof inspectDocument = inspectInSandbox,
): Promise<SafeFile | Refusal> {
  const type = typeOf(bytes);
  if (type === null) return { refusal: 'fileType' };
  const safe = { name: cleanFileName(name, type), type };
  if (isDocument(type)) {
    const verdict = await inspect(type, bytes);
    return verdict === 'safe' ? { ...safe, bytes } : { refusal: verdict };
  }
  try {
    return { ...safe, bytes: await redrawPicture(bytes) };
  } catch (error) {
    if (error instanceof AppError) return { refusal: error.code === 'imageType' ? 'fileType' : 'fileBroken' };
    throw error;
  }
}

const isDocument = (type: FileType): type is DocumentType => !type.startsWith('image/');

/** What the first bytes promise; `null` for everything that is not taken. */
function typeOf(bytes: Buffer): FileType | null {
  const found = BEGINNINGS.find(([beginning]) => bytes.subarray(0, beginning.length).equals(beginning));
  return found?.[1] ?? null;
}

const BEGINNINGS: readonly (readonly [Buffer, FileType])[] = [
  [Buffer.from('%PDF-'), 'application/pdf'],
  [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'application/msword'],
  [Buffer.from('PK\u0003\u0004'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  [Buffer.from('ffd8ff', 'hex'), 'image/jpeg'],
  [Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png'],
  [Buffer.from('GIF87a'), 'image/gif'],
  [Buffer.from('GIF89a'), 'image/gif'],
];
