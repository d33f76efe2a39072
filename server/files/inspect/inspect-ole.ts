import cfb from 'cfb';
import { Found } from './verdict.ts';

/**
 * Looks into a document of Word 6 to 2003, or into what an older program put into a newer document. Throws `Found`:
 * `fileType` for another program's, `fileUnsafe` for macros and packed files, `fileLocked` for what only a password
 * opens, `fileBroken` for what cannot be read.
 * @param isPart it stands inside a document: it need not be one itself
 */
export function inspectOle(bytes: Buffer, { isPart = false }: { isPart?: boolean } = {}): void {
  const container = opened(bytes);
  const names = container.FullPaths.flatMap((path) => path.split('/'))
    .map((name) => name.replace(CONTROLS, '').trim().toLowerCase())
    .filter(Boolean);
  if (names.some((name) => ENCRYPTED.has(name))) throw new Found('fileLocked');
  if (names.some((name) => ACTIVE.has(name))) throw new Found('fileUnsafe');
  if (isPart) return;
  const head = contentOf(container, 'WordDocument');
  if (!head) throw new Found('fileType');
  const magic = head.length < 0x20 ? 0 : head.readUInt16LE(0);
  if (magic !== WORD_97 && magic !== WORD_95) throw new Found('fileBroken');
  const flags = head.readUInt16LE(0x0a);
  if ((flags & ENCRYPTED_FLAG) !== 0) throw new Found('fileLocked');
  // Before 1997 macros stood in templates, and in nothing else.
  if (magic === WORD_95 && (flags & TEMPLATE_FLAG) !== 0) throw new Found('fileUnsafe');
  // Fields that fetch or start something when the document is opened.
  if (FIELDS.test(head.toString('latin1')) || FIELDS.test(head.toString('utf16le')))
    throw new Found('fileUnsafe');
}

function opened(bytes: Buffer): cfb.CFB$Container {
  try {
    return cfb.parse(bytes);
  } catch {
    throw new Found('fileBroken');
  }
}

function contentOf(container: cfb.CFB$Container, name: string): Buffer | null {
  const at = container.FullPaths.findIndex(
    (path) => path.split('/').length === 2 && path.endsWith(`/${name}`),
  );
  const content = container.FileIndex[at]?.content;
  return content ? Buffer.from(content) : null;
}

// oxlint-disable-next-line no-control-regex -- names of parts begin with control characters
const CONTROLS = /[\u0000-\u001f]/g;
/** Parts that hold programs: of Word, of Excel, and files packed as they were. */
const ACTIVE = new Set([
  'vba',
  '_vba_project',
  '_vba_project_cur',
  'macros',
  'ole10native',
  'package',
  'ocxdata',
  'ocxname',
]);
const ENCRYPTED = new Set(['encryptedpackage', 'encryptioninfo', 'dataspaces']);
const WORD_97 = 0xa5ec;
/** And Word 6, whose documents are the same. */
const WORD_95 = 0xa5dc;
const TEMPLATE_FLAG = 0x0001;
const ENCRYPTED_FLAG = 0x0100;
/** A field begins with this character. */
const FIELD = String.fromCharCode(0x13);
const FIELDS = new RegExp(String.raw`${FIELD}\s*DDE(AUTO)?\s`, 'i');
