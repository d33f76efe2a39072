import { SaxesParser } from 'saxes';
import { Found } from './verdict.ts';

/** By their names without prefix, of which one may stand under several: each of them counts. */
export type Attributes = readonly (readonly [name: string, value: string])[];

interface Listener {
  /** @param name without its prefix */
  element?: (name: string, attributes: Attributes) => void;
  /** @param name of the element that the text stands in */
  text?: (name: string, text: string) => void;
}

/**
 * Reads XML piece by piece. Nothing is fetched and no entity is defined: a document type, which could do both, is
 * refused. Throws `Found`.
 */
export function readXml(bytes: Buffer, { element, text }: Listener): void {
  const parser = new SaxesParser();
  const open: string[] = [];
  parser.on('doctype', () => {
    throw new Found('fileUnsafe');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.push(bare(name)) > DEEPEST) throw new Found('fileUnsafe');
    element?.(
      bare(name),
      Object.entries(attributes).map(([key, value]) => [bare(key), value] as const),
    );
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (words) => text?.(open.at(-1) ?? '', words));
  try {
    parser.write(textOf(bytes)).close();
  } catch (error) {
    throw error instanceof Found ? error : new Found('fileBroken');
  }
}

/** Attributes of which each counts once. Throws `Found` where one stands under several prefixes: programs take either. */
export function recordOf(attributes: Attributes): Readonly<Record<string, string>> {
  const record = Object.fromEntries(attributes);
  if (Object.keys(record).length < attributes.length) throw new Found('fileUnsafe');
  return record;
}

/** What an attribute says, under whatever prefixes. */
export const valuesOf = (attributes: Attributes, name: string): string[] =>
  attributes.flatMap(([key, value]) => (key === name ? [value] : []));

/** In the encodings that the standard of these packages allows. */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

const DEEPEST = 1000;
const bare = (name: string): string => name.slice(name.indexOf(':') + 1);
