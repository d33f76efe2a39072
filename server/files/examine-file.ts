import type { FileType } from '#contract/file-rules.ts';
import { AppError } from '#contract/errors.ts';
import type { SentFile } from '../http/route.ts';
import { redrawPicture } from '../images/pictures.ts';
import { cleanFileName } from './clean-file-name.ts';
import type { DocumentType, inspectDocument } from './inspect/inspect-document.ts';
import { inspectInSandbox } from './inspect/sandboxed-inspection.ts';
import { isHeif, typeOfContent } from './inspect/type-of-content.ts';
import type { Verdict } from './inspect/verdict.ts';

/** A file that may be kept: what it is, and content that does no harm. */
export interface SafeFile {
  readonly name: string;
  readonly type: FileType;
  readonly bytes: Buffer;
}
export interface Refusal {
  readonly refusal: Exclude<Verdict, 'safe'> | 'fileHeic';
}

export const isRefusal = (found: SafeFile | Refusal): found is Refusal => 'refusal' in found;

/**
 * Decides what a file is by its content alone (R215). A picture is drawn anew, so that nothing else is left in it; a
 * document is taken as it is, without what would do something where it is whole without it, or not at all.
 * @param inspect looks into a document; default: in a process of its own
 */
export async function examineFile(
  { name, bytes }: Pick<SentFile, 'name' | 'bytes'>,
  inspect: typeof inspectDocument = inspectInSandbox,
): Promise<SafeFile | Refusal> {
  const type = typeOfContent(bytes);
  if (type === null) return { refusal: isHeif(bytes) ? 'fileHeic' : 'fileType' };
  const safe = { name: cleanFileName(name, type), type };
  if (isDocument(type)) {
    const { verdict, disarmed } = await inspect(type, bytes);
    if (verdict !== 'safe') return { refusal: verdict };
    return { ...safe, bytes: disarmed ? Buffer.from(disarmed) : bytes };
  }
  try {
    return { ...safe, bytes: await redrawPicture(bytes) };
  } catch (error) {
    if (error instanceof AppError) return { refusal: error.code === 'imageType' ? 'fileType' : 'fileBroken' };
    throw error;
  }
}

const isDocument = (type: FileType): type is DocumentType => !type.startsWith('image/');
