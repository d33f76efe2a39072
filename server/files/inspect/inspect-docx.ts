import { inspectOle } from './inspect-ole.ts';
import { inspectMedia } from './inspect-media.ts';
import { type Allowance, type Packed, unpack } from './inspect-zip.ts';
import { readXml } from './read-xml.ts';
import { Found } from './verdict.ts';

/** A document of the largest size that is taken unpacks to a fifth of it. */
const ALLOWANCE: Allowance = { bytes: 100 * 1024 * 1024, entries: 2000 };

const WORD = {
  main: 'word/document.xml',
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
};
/** The documents that may stand in a document, such as the table behind a chart, by the end of their name. */
const PARTS: Readonly<Record<string, { main: string; type: string }>> = {
  docx: WORD,
  xlsx: {
    main: 'xl/workbook.xml',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  },
  pptx: {
    main: 'ppt/presentation.xml',
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
  },
};

/**
 * Looks into a document of Word since 2007. Throws `Found`: `fileType` for a package of another kind, `fileUnsafe` for
 * macros, controls, packed files, parts and templates from elsewhere and more than a document needs, `fileBroken` for
 * what is not whole or encrypted.
 */
export const inspectDocx = (bytes: Buffer): Promise<void> => inspectPackage(bytes, WORD, { ...ALLOWANCE });

async function inspectPackage(
  bytes: Buffer,
  { main, type }: typeof WORD,
  allowance: Allowance,
  isPart = false,
): Promise<void> {
  const files = await unpack(bytes, allowance);
  const contentTypes = files.find(({ name }) => name === '[Content_Types].xml');
  if (!contentTypes || !files.some(({ name }) => name === main)) throw new Found('fileType');
  const types = typesOf(contentTypes);
  if (types.some((each) => ACTIVE_TYPE.test(each))) throw new Found('fileUnsafe');
  if (!types.includes(type)) throw new Found('fileType');
  for (const file of files) await inspectFile(file, allowance, isPart);
}

function typesOf({ bytes }: Packed): string[] {
  const types: string[] = [];
  readXml(bytes, { element: (_, { ContentType = '' }) => types.push(ContentType) });
  return types;
}

async function inspectFile({ name, bytes }: Packed, allowance: Allowance, isPart: boolean): Promise<void> {
  const end = /\.([^./]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  if (ACTIVE_NAME.test(name)) throw new Found('fileUnsafe');
  if (end === 'rels') return inspectRelations(bytes);
  if (end === 'xml' || end === 'vml') return inspectText(bytes);
  const part = PARTS[end];
  if (part) {
    // One deep: a document within the document within is no chart any more.
    if (isPart || !/(^|\/)embeddings\//.test(name)) throw new Found('fileUnsafe');
    return inspectPackage(bytes, part, allowance, true);
  }
  if (end === 'bin') {
    if (bytes.subarray(0, OLE.length).equals(OLE)) inspectOle(bytes, { isPart: true });
    else if (!/printerSettings\d*\.bin$/.test(name)) throw new Found('fileUnsafe');
    return;
  }
  inspectMedia(end, bytes);
}

/** What a document fetches from elsewhere when it is opened. Links that a person follows are let through. */
function inspectRelations(bytes: Buffer): void {
  readXml(bytes, {
    element(_, { TargetMode = '', Type = '', Target = '' }) {
      if (TargetMode.toLowerCase() !== 'external') return;
      const kind = Type.slice(Type.lastIndexOf('/') + 1);
      if (kind === 'hyperlink') {
        if (!LINK.test(Target.trim())) throw new Found('fileUnsafe');
        return;
      }
      // The template of the house lies on its own disk, and is not there for anyone else.
      if (kind === 'attachedTemplate' && OWN_DISK.test(Target)) return;
      throw new Found('fileUnsafe');
    },
  });
}

/** Fields that start something, however many runs their words are spread over. */
function inspectText(bytes: Buffer): void {
  let instruction = '';
  readXml(bytes, {
    element(name, attributes) {
      if (name === 'fldSimple') instruction += ` ${attributes['instr'] ?? ''} `;
      if (name === 'p') instruction += '\n';
      if (name === 'altChunk' || name === 'script') throw new Found('fileUnsafe');
    },
    text(name, text) {
      if (name === 'instrText') instruction += text;
    },
  });
  if (/\bDDE(AUTO)?\b/i.test(instruction)) throw new Found('fileUnsafe');
}

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ACTIVE_TYPE = /macroEnabled|vbaProject|vbaData|activeX|ms-office\.activex/i;
const ACTIVE_NAME = /(^|\/)(vbaProject|vbaData|activeX|customUI|ctrlProps)/i;
const LINK = /^(https?:|mailto:|tel:|#|[^:/\\]+$)/i;
const OWN_DISK = /^(file:\/\/\/)?[a-z]:[\\/]/i;
