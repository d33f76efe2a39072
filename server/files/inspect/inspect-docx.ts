import { inspectMedia } from './inspect-media.ts';
import { inspectOle } from './inspect-ole.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { inspectRelations } from './inspect-relations.ts';
import { type Allowance, type Packed, repack, unpack } from './inspect-zip.ts';
import { contentTypesIn, endOf, openedParts, placeOf } from './package-parts.ts';
import { type Attributes, readXml, valuesOf } from './read-xml.ts';
import { Found } from './verdict.ts';

/** A document of the largest size that is taken unpacks to a fifth of it. */
const ALLOWANCE: Allowance = { bytes: 100 * 1024 * 1024, entries: 2000 };

const OFFICE = 'application/vnd.openxmlformats-officedocument.';
const WORD = `${OFFICE}wordprocessingml.document.main+xml`;
/** The documents that may stand in a document, such as the table behind a chart, by the end of their name. */
const PARTS: Readonly<Record<string, string>> = {
  docx: WORD,
  xlsx: `${OFFICE}spreadsheetml.sheet.main+xml`,
  pptx: `${OFFICE}presentationml.presentation.main+xml`,
};
/** The same as programs before 2007 wrote them. */
const OLD_PARTS = new Set(['doc', 'xls', 'ppt']);
/** A font that its key hides, so that only what it is said to be tells what a program takes it for. */
const FONT = `${OFFICE}obfuscatedfont`;

/**
 * Looks into a document of Word since 2007. Throws `Found`: `fileType` for a package of another kind, `fileUnsafe` for
 * macros, controls, packed files, parts and templates from elsewhere and more than a document needs, `fileLocked` for
 * what only a password opens, `fileBroken` for what is not whole.
 * @returns the same bytes, or those of a document that fetches no picture from elsewhere any more
 */
export const inspectDocx = (bytes: Buffer): Promise<Buffer> => inspectPackage(bytes, WORD, { ...ALLOWANCE });

/** The same for a document, workbook or show that stands in another file, by the end of its name. */
export function inspectOffice(end: string, bytes: Buffer): Promise<Buffer> {
  const part = PARTS[end];
  if (!part) throw new Found('fileUnsafe');
  return inspectPackage(bytes, part, { ...ALLOWANCE }, true);
}

/** @param main the type of the part that a program opens it by */
async function inspectPackage(
  bytes: Buffer,
  main: string,
  allowance: Allowance,
  isPart = false,
): Promise<Buffer> {
  const files = await unpack(bytes, allowance);
  const contentTypes = files.find(({ name }) => name === '[Content_Types].xml');
  const relations = files.find(({ name }) => name.toLowerCase() === '_rels/.rels');
  if (!contentTypes || !relations) throw new Found('fileType');
  const types = contentTypesIn(contentTypes.bytes);
  if (types.all.some((each) => ACTIVE_TYPE.test(each))) throw new Found('fileUnsafe');
  const opened = openedParts(relations.bytes);
  const document = files.find(({ name }) => opened.has(placeOf(name)));
  if (opened.size !== 1 || !document || types.of(document.name) !== main) throw new Found('fileType');
  const kept: Packed[] = [];
  for (const file of files)
    kept.push({
      name: file.name,
      bytes: await inspectFile({ ...file, type: types.of(file.name) }, allowance, isPart),
    });
  if (kept.every((file, at) => file.bytes === files[at]?.bytes)) return bytes;
  // A signature holds for every part: with another one it would look forged.
  if (files.some(({ name }) => name.startsWith('_xmlsignatures/'))) throw new Found('fileUnsafe');
  return repack(kept);
}

/** A part, and what the package says that it is. */
interface Typed extends Packed {
  readonly type: string;
}

/** @returns what may stand in its place: the same bytes, or others */
async function inspectFile(
  { name, bytes, type }: Typed,
  allowance: Allowance,
  isPart: boolean,
): Promise<Buffer> {
  const end = endOf(name);
  if (ACTIVE_NAME.test(name)) throw new Found('fileUnsafe');
  // A program reads a part as what it is said to be, whatever its name.
  const isText = end === 'xml' || end === 'vml';
  if (isText || type.endsWith('xml')) inspectText(bytes);
  if (end === 'rels') return inspectRelations(name, bytes);
  const part = PARTS[end];
  if (part) {
    // One deep: a document within the document within is no chart any more.
    if (isPart || !/(^|\/)embeddings\//.test(name)) throw new Found('fileUnsafe');
    return inspectPackage(bytes, part, allowance, true);
  }
  if (end === 'bin' || OLD_PARTS.has(end)) inspectBinary({ name, type, bytes });
  else if (end === 'pdf') await inspectPicturePdf(bytes);
  else if (end === 'odttf' && type !== FONT) throw new Found('fileUnsafe');
  else if (!isText) inspectMedia(end, bytes);
  return bytes;
}

/** Word on a Mac keeps pictures that were pasted into it as PDF. */
async function inspectPicturePdf(bytes: Buffer): Promise<void> {
  const kept = await inspectPdf(bytes, () => Promise.reject(new Found('fileUnsafe')));
  if (kept !== bytes) throw new Found('fileUnsafe');
}

function inspectBinary({ name, type, bytes }: Typed): void {
  if (bytes.subarray(0, OLE.length).equals(OLE)) inspectOle(bytes, { isPart: true });
  else if (!/printerSettings\d*\.bin$/.test(name) || !PRINTER.test(type)) throw new Found('fileUnsafe');
}

/** Fields that start something, however many runs their words are spread over. */
function inspectText(bytes: Buffer): void {
  let instruction = '';
  readXml(bytes, {
    element(name, attributes) {
      // A drawing of older programs may name its picture without a relation.
      if (name === 'imagedata' || name === 'fill' || name === 'stroke') refuseRemote(attributes);
      if (name === 'fldSimple') instruction += ` ${valuesOf(attributes, 'instr').join(' ')} `;
      if (name === 'p') instruction += '\n';
      if (name === 'altChunk' || name === 'script') throw new Found('fileUnsafe');
    },
    text(name, text) {
      if (name === 'instrText') instruction += text;
    },
  });
  if (/\bDDE(AUTO)?\b/i.test(instruction)) throw new Found('fileUnsafe');
}

function refuseRemote(attributes: Attributes): void {
  const places = ['src', 'href'].flatMap((name) => valuesOf(attributes, name));
  if (places.some((place) => REMOTE.test(place.trim()))) throw new Found('fileUnsafe');
}

const REMOTE = /^([a-z][\w+.-]+:|\\\\|\/\/)/i;
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const PRINTER = /^application\/vnd\.openxmlformats-officedocument\.\w+\.printersettings$/;
const ACTIVE_TYPE = /macroEnabled|vbaProject|vbaData|activeX|ms-office\.activex/i;
const ACTIVE_NAME = /(^|\/)(vbaProject|vbaData|activeX|customUI|ctrlProps)/i;
