import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
  PDFString,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import { Found } from './verdict.ts';

/** What stands in a PDF that a reader would do something with. */
export interface Survey {
  /** Scripts, or a form of them. */
  readonly hasScripts: boolean;
  /** All names that stand in it, as keys or as values. */
  readonly names: ReadonlySet<string>;
  /** The files in it. */
  readonly attached: readonly Attached[];
  /** Files in it that nothing names, such as the parts of a form of scripts. */
  readonly loose: ReadonlySet<PDFStream>;
}

/** A file that stands in a PDF. */
export interface Attached {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Goes through all objects of a PDF. Throws `Found` for what is refused wherever it stands; scripts are told of, for the
 * caller to decide.
 */
export function surveyPdf(pdf: PDFDocument): Survey {
  const names = new Set<string>();
  const named = new Map<PDFStream, string>();
  const loose = new Set<PDFStream>();
  let hasScripts = false;

  const visit = (object: PDFObject, depth: number): void => {
    if (depth > DEEPEST) throw new Found('fileBroken');
    if (object instanceof PDFName) names.add(object.decodeText());
    if (object instanceof PDFArray) for (const each of object.asArray()) visit(each, depth + 1);
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) return;
    if (object instanceof PDFStream && textAt(dict, 'Type') === 'EmbeddedFile') loose.add(object);
    refuseKind(dict);
    refuseAutomatic(dict);
    hasScripts ||= isScript(dict);
    for (const [stream, name] of filesOf(dict)) named.set(stream, name);
    for (const [key, value] of dict.entries()) {
      visit(key, depth + 1);
      visit(value, depth + 1);
    }
  };
  for (const [, object] of pdf.context.enumerateIndirectObjects()) visit(object, 0);
  for (const stream of named.keys()) loose.delete(stream);
  const attached = Array.from(named, ([stream, name]) => ({ name, bytes: contentOf(stream) }));
  return { hasScripts, names, attached, loose };
}

/** A document with fields to fill in. */
export function hasForm({ catalog }: PDFDocument): boolean {
  const form = dictAt(catalog, 'AcroForm');
  const fields = form?.lookup(PDFName.of('Fields'));
  // A form that is drawn by its scripts alone is nothing without them.
  return fields instanceof PDFArray && fields.size() > 0 && !catalog.has(PDFName.of('NeedsRendering'));
}

/** Somebody has put a signature under it; the right to fill in a form, which its maker gives, is not one. */
export function isSigned({ context, catalog }: PDFDocument): boolean {
  const right = dictAt(dictAt(catalog, 'Perms'), 'UR3');
  return context
    .enumerateIndirectObjects()
    .some(([, each]) => each instanceof PDFDict && each !== right && each.has(PDFName.of('ByteRange')));
}

/** What starts or fetches something, whoever asks for it. */
function refuseKind(dict: PDFDict): void {
  for (const key of ['S', 'Subtype', 'Type'])
    if (REFUSED.has(textAt(dict, key) ?? '')) throw new Found('fileUnsafe');
  if (dict.has(PDFName.of('OnInstantiate'))) throw new Found('fileUnsafe');
  // What is pinned to a page or played on it must stand inside: elsewhere it would be fetched.
  const kind = textAt(dict, 'Subtype');
  const isEmpty =
    (kind === 'FileAttachment' && !isEmbedded(dict, 'FS')) ||
    (kind === 'RichMedia' && !dictAt(dictAt(dict, 'RichMediaContent'), 'Assets')) ||
    (textAt(dict, 'S') === 'MCD' && !isEmbedded(dict, 'D'));
  if (isEmpty) throw new Found('fileUnsafe');
}

const isEmbedded = (dict: PDFDict, key: string): boolean => dictAt(dictAt(dict, key), 'EF') !== null;

/** A script; also what else holds one, by its key. */
export const isScript = (dict: PDFDict): boolean =>
  textAt(dict, 'S') === 'JavaScript' || SCRIPT_KEYS.some((key) => dict.has(PDFName.of(key)));

/** What happens without anybody's doing: no script runs then, and nothing leaves the machine. */
function refuseAutomatic(dict: PDFDict): void {
  const isHolder = ['Catalog', 'Page'].includes(textAt(dict, 'Type') ?? '');
  const occasions = dictAt(dict, 'AA');
  const actions = [
    dict.get(PDFName.of('OpenAction')),
    ...(occasions?.entries() ?? []).flatMap(([key, action]) =>
      isHolder || SHOWING.has(key.decodeText()) ? [action] : [],
    ),
  ];
  for (const action of actions) if (action) refuseChain(dict.context.lookup(action), 0);
}

function refuseChain(action: unknown, depth: number): void {
  if (depth > DEEPEST) throw new Found('fileBroken');
  // An open action that is an array is a place to show.
  if (!(action instanceof PDFDict)) return;
  if (isScript(action) || LEAVING.has(textAt(action, 'S') ?? '')) throw new Found('fileUnsafe');
  const next = action.lookup(PDFName.of('Next'));
  for (const each of next instanceof PDFArray ? next.asArray() : next ? [next] : [])
    refuseChain(action.context.lookup(each), depth + 1);
}

/** The files that a file specification holds, by its name. */
function filesOf(dict: PDFDict): [PDFStream, string][] {
  const held = dictAt(dict, 'EF');
  if (!held) return [];
  const name = textAt(dict, 'UF') ?? textAt(dict, 'F') ?? '';
  return held.values().flatMap((value): [PDFStream, string][] => {
    const stream = dict.context.lookup(value);
    return stream instanceof PDFStream ? [[stream, name]] : [];
  });
}

function contentOf(stream: PDFStream): Buffer {
  if (!(stream instanceof PDFRawStream)) throw new Found('fileBroken');
  return Buffer.from(decodePDFRawStream(stream).decode());
}

/** The dictionary at a key, or within the stream there; `null` for anything else. */
export function dictAt(dict: PDFDict | null, key: string): PDFDict | null {
  const found = dict?.lookup(PDFName.of(key));
  return found instanceof PDFDict ? found : found instanceof PDFStream ? found.dict : null;
}

/** A name or text at a key. */
function textAt(dict: PDFDict, key: string): string | undefined {
  const found = dict.lookup(PDFName.of(key));
  const isText = found instanceof PDFName || found instanceof PDFString || found instanceof PDFHexString;
  return isText ? found.decodeText() : undefined;
}

const DEEPEST = 100;
/** The keys that hold a script, or a form of scripts. */
export const SCRIPT_KEYS = ['JS', 'JavaScript', 'XFA'] as const;
const REFUSED = new Set(['Launch', 'ImportData', 'RichMediaExecute', 'Flash']);
/** When a page with a field on it is opened, seen, left or hidden. */
const SHOWING = new Set(['PO', 'PV', 'PC', 'PI']);
/** Actions that ask another machine, or another file. */
const LEAVING = new Set(['URI', 'GoToR', 'GoToE', 'SubmitForm']);
