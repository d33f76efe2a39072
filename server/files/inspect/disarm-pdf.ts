import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { SCRIPT_KEYS, dictAt, isScript } from './survey-pdf.ts';

/**
 * Takes every script out of a form: what is filled in, and can be, stays. What pointed at a script points at nothing
 * then, which readers take for a key that is not there.
 * @param loose files in it that nothing names, which go too
 */
export async function disarmPdf(pdf: PDFDocument, loose: ReadonlySet<PDFObject>): Promise<Uint8Array> {
  const { context, catalog } = pdf;
  const gone = new Set<PDFRef>();
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (loose.has(object) || (object instanceof PDFDict && isAction(object))) gone.add(ref);
    disarm(object, gone, 0);
  }
  for (const ref of gone) context.delete(ref);
  // The right to fill the form in holds for the form as it was.
  if (!dictAt(dictAt(catalog, 'Perms'), 'DocMDP')) catalog.delete(PDFName.of('Perms'));
  return pdf.save({ addDefaultPage: false, updateFieldAppearances: false });
}

/** An action that is a script; a form that holds one stays without it. */
const isAction = (dict: PDFDict): boolean => isScript(dict) && dict.has(PDFName.of('S'));

function disarm(object: PDFObject, gone: Set<PDFRef>, depth: number): void {
  if (object instanceof PDFStream) return disarm(object.dict, gone, depth + 1);
  if (object instanceof PDFArray) {
    object.asArray().forEach((each, at) => {
      if (each instanceof PDFDict && isAction(each)) object.set(at, PDFNull);
      disarm(each, gone, depth + 1);
    });
    return;
  }
  if (!(object instanceof PDFDict)) return;
  for (const [key, value] of object.entries()) {
    if (isOneOf(SCRIPT_KEYS, key.decodeText())) {
      // Its text goes too, in one piece or in several.
      for (const each of value instanceof PDFArray ? value.asArray() : [value])
        if (each instanceof PDFRef) gone.add(each);
      object.delete(key);
    } else if (value instanceof PDFDict && isAction(value)) {
      disarm(value, gone, depth + 1);
      object.delete(key);
    } else disarm(value, gone, depth + 1);
  }
}

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name);
