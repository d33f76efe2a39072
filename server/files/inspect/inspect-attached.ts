import { isUtf8 } from 'node:buffer';
import { endOfName } from '#contract/file-rules.ts';
import { inspectMedia } from './inspect-media.ts';
import { inspectOffice } from './inspect-docx.ts';
import { inspectOle } from './inspect-ole.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { readXml } from './read-xml.ts';
import type { Attached } from './survey-pdf.ts';
import { typeOfContent } from './type-of-content.ts';
import { Found } from './verdict.ts';

/**
 * Looks into a file that stands in a PDF, such as the data of an invoice: it must be one that would be taken alone, a text
 * or a film. Throws `Found`.
 */
export async function inspectAttached({ name, bytes }: Attached): Promise<void> {
  const end = endOfName(name);
  const type = typeOfContent(bytes);
  if (type === 'application/pdf') keptWhole(bytes, await inspectPdf(bytes, refuse));
  else if (type === 'application/msword') inspectOle(bytes);
  else if (type?.startsWith('application/')) keptWhole(bytes, await inspectOffice(end, bytes));
  else if (FILM.test(bytes.toString('latin1', 0, 16))) return;
  else if (TEXT_ENDS.has(end)) inspectText(end, bytes);
  else if (type?.startsWith('image/')) inspectMedia(end, bytes);
  else refuse();
}

const refuse = (): never => {
  throw new Found('fileUnsafe');
};

/** What stands in another file stays as it is: nothing is taken out of it. */
function keptWhole(bytes: Buffer, kept: Buffer): void {
  if (kept !== bytes) refuse();
}

/** Words that nothing runs: of a table, or data with neither scripts nor what a browser would draw it by. */
function inspectText(end: string, bytes: Buffer): void {
  const text = bytes.toString('utf8');
  if (!isUtf8(bytes) || text.includes('\0') || /^\s*(#!|<!doctype|<html)/i.test(text)) refuse();
  if (end !== 'xml') return;
  if (text.includes('<?xml-stylesheet')) refuse();
  readXml(bytes, { element: (name) => void (name === 'script' && refuse()) });
}

const TEXT_ENDS = new Set(['xml', 'txt', 'csv', 'json', 'tex']);
/** MP4 and QuickTime; MP3 with and without its labels; WAV and AVI. */
const FILM = /^([^]{4}ftyp(isom|mp4|M4|qt|avc1|MSNV|3gp)|ID3|\xff[\xf2\xf3\xfa\xfb]|RIFF[^]{4}(WAVE|AVI ))/;
