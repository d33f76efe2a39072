import { PDFDocument, PDFInvalidObject } from '@cantoo/pdf-lib';
import { disarmPdf } from './disarm-pdf.ts';
import { endsLikeZip } from './inspect-zip.ts';
import { type Attached, type Survey, hasForm, isSigned, surveyPdf } from './survey-pdf.ts';
import { Found } from './verdict.ts';

/**
 * Looks into a PDF. Throws `Found`: `fileUnsafe` for programs to be started, scripts that run by themselves, what is
 * fetched when it is opened and files inside that would not be taken alone, `fileLocked` for what only a password opens,
 * `fileBroken` for what is not whole.
 * @param inspectAttached looks into a file that stands in it
 * @returns the same bytes, or those of a form whose scripts, which only help to fill it in, are taken out
 */
export async function inspectPdf(
  bytes: Buffer,
  inspectAttached: (attached: Attached) => Promise<void>,
): Promise<Buffer> {
  const text = bytes.toString('latin1');
  // Whole, and nothing behind its end: what is added there is for another program.
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || !/^%%EOF[\s\0]*$/.test(text.slice(end))) throw new Found('fileBroken');
  if (endsLikeZip(bytes)) throw new Found('fileUnsafe');
  const pdf = await opened(bytes);
  if (pdf.getPageCount() === 0) throw new Found('fileBroken');
  const survey = surveyPdf(pdf);
  // Also what a reader of this kind passes over: parts that a later version of the file has taken back.
  const loud = unescaped(text).matchAll(LOUD);
  for (const [, name = ''] of loud) if (!survey.names.has(name)) throw new Found('fileUnsafe');
  for (const attached of survey.attached) await inspectAttached(attached);
  if (!survey.hasScripts && survey.loose.size === 0) return bytes;
  // A signature holds for every byte: without the scripts it would look forged.
  if (!survey.hasScripts || !hasForm(pdf) || isSigned(pdf)) throw new Found('fileUnsafe');
  return disarmed(pdf, survey.loose);
}

/** A form without its scripts, which is looked into again: nothing may be left. */
async function disarmed(pdf: PDFDocument, loose: Survey['loose']): Promise<Buffer> {
  const bytes = Buffer.from(await disarmPdf(pdf, loose));
  const left = surveyPdf(await opened(bytes));
  if (left.hasScripts || left.loose.size > 0) throw new Found('fileUnsafe');
  return bytes;
}

async function opened(bytes: Buffer): Promise<PDFDocument> {
  const pdf = await loaded(bytes);
  // What cannot be read cannot be vouched for. (The reader could throw by itself, but it would stumble over what is
  // locked against changes alone, which it reads once before it opens the lock.)
  const objects = pdf.context.enumerateIndirectObjects();
  if (objects.some(([, object]) => object instanceof PDFInvalidObject)) throw unreadable(bytes);
  return pdf;
}

async function loaded(bytes: Buffer): Promise<PDFDocument> {
  try {
    // Many banks lock what may be changed, not what may be read: those open without a password.
    return await PDFDocument.load(bytes, { password: '', updateMetadata: false, preserveXFA: true });
  } catch {
    throw unreadable(bytes);
  }
}

const unreadable = (bytes: Buffer): Found =>
  new Found(/\/Encrypt(?![A-Za-z])/.test(bytes.toString('latin1')) ? 'fileLocked' : 'fileBroken');

/** Names too long to stand in compressed bytes by chance. */
const LOUD = /\/(JavaScript|EmbeddedFiles?|RichMedia|ImportData|Launch)(?![A-Za-z0-9])/g;

/** A name may be written with the numbers of its letters. */
const unescaped = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
