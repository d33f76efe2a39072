import { PDFArray, PDFDict, PDFDocument, type PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { endsLikeZip } from './inspect-zip.ts';
import { Found } from './verdict.ts';

/**
 * Looks into a PDF. Throws `Found`: `fileUnsafe` for scripts, programs to be started, media with players, forms with
 * scripts and files inside (also those of e-invoices: nobody looks into them), `fileBroken` for what is not whole, or
 * cannot be opened without a password.
 */
export async function inspectPdf(bytes: Buffer): Promise<void> {
  const text = bytes.toString('latin1');
  // Whole, and nothing behind its end: what is added there is for another program.
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || !/^%%EOF[\s\0]*$/.test(text.slice(end))) throw new Found('fileBroken');
  if (endsLikeZip(bytes)) throw new Found('fileUnsafe');
  // Also what a reader of this kind passes over: parts that a later version of the file has taken back.
  if (LOUD.test(unescaped(text))) throw new Found('fileUnsafe');
  const pdf = await opened(bytes);
  for (const [, object] of pdf.context.enumerateIndirectObjects()) refuseActive(object, 0);
  if (pdf.getPageCount() === 0) throw new Found('fileBroken');
}

async function opened(bytes: Buffer): Promise<PDFDocument> {
  try {
    // Many banks lock what may be changed, not what may be read: those open without a password.
    return await PDFDocument.load(bytes, {
      password: '',
      updateMetadata: false,
      preserveXFA: true,
      // What cannot be read cannot be vouched for.
      throwOnInvalidObject: true,
    });
  } catch {
    throw new Found('fileBroken');
  }
}

function refuseActive(object: PDFObject, depth: number): void {
  if (depth > 100) throw new Found('fileBroken');
  if (object instanceof PDFStream) return refuseActive(object.dict, depth + 1);
  if (object instanceof PDFArray) {
    for (const each of object.asArray()) refuseActive(each, depth + 1);
    return;
  }
  if (!(object instanceof PDFDict)) return;
  for (const [key, value] of object.entries()) {
    if (ACTIVE_KEYS.has(nameOf(key))) throw new Found('fileUnsafe');
    if (KINDS.has(nameOf(key)) && ACTIVE_KINDS.has(value.toString().slice(1))) throw new Found('fileUnsafe');
    refuseActive(value, depth + 1);
  }
}

const nameOf = (name: PDFName): string => name.decodeText();

const ACTIVE_KEYS = new Set([
  'JS',
  'JavaScript',
  'EF',
  'EmbeddedFiles',
  'XFA',
  'RichMediaContent',
  'RichMediaSettings',
]);
/** The keys that say what kind of action, annotation or object something is. */
const KINDS = new Set(['S', 'Subtype', 'Type']);
const ACTIVE_KINDS = new Set([
  'JavaScript',
  'Launch',
  'ImportData',
  'Rendition',
  'RichMedia',
  'RichMediaExecute',
  'EmbeddedFile',
  'FileAttachment',
  'Screen',
]);

/** Names too long to stand in compressed bytes by chance. */
const LOUD = /\/(JavaScript|EmbeddedFiles?|RichMedia|ImportData|Launch)(?![A-Za-z0-9])/;

/** A name may be written with the numbers of its letters. */
const unescaped = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
