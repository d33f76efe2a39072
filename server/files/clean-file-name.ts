import { FILE_TYPES, type FileType, endOfName } from '#contract/file-rules.ts';

/** Most bytes of a name: what file systems hold, with room for what a browser adds. */
const MAX_BYTES = 200;

/**
 * The name of a file as others see it and save it: the sender's, without folders, without characters that hide, turn
 * or cut it, and with the end that its content deserves. `invoice.pdf.exe` that is a PDF becomes `invoice.pdf`.
 */
export function cleanFileName(given: string, type: FileType): string {
  const ends: readonly string[] = FILE_TYPES[type];
  // A browser writes quotation marks so.
  const name = lastPart(given.replaceAll('%22', '"'))
    .replace(UNWELCOME, '')
    // What stood between two marks may have gone.
    .normalize('NFC')
    .replace(RESERVED, '_')
    .trim();
  const end = extensionOf(name);
  const ownEnd = ends.includes(end) ? end : ends[0];
  const stem = end === '' ? name : name.slice(0, -end.length - 1);
  const bare = ends.includes(extensionOf(stem)) ? stem.slice(0, -extensionOf(stem).length - 1) : stem;
  const kept = cut(bare.replace(EDGES, '')) || 'file';
  return `${DEVICE.test(kept) ? '_' : ''}${kept}.${ownEnd}`;
}

/** The end by which systems choose a program: the 5 of «contract 1.5» is not one. */
function extensionOf(name: string): string {
  const end = endOfName(name);
  return /^[a-z][a-z0-9]*$/.test(end) ? end : '';
}

/** Without the folders of either family of systems. */
const lastPart = (name: string): string => name.split(/[/\\]/).at(-1) ?? '';

// Controls, what turns the direction, what takes no room, halves of pairs, and private characters.
const UNWELCOME = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\uFFFD]/gu;
// What some system does not let into a name, or what a shell, a header or a page would read.
const RESERVED = /[<>:"|?*;`$&%]/g;
// What Windows takes for a device, whatever end it has.
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const EDGES = /^[\s.]+|[\s.]+$/g;

/** No longer than a file system holds, cut between characters. */
function cut(stem: string): string {
  let kept = '';
  for (const character of stem) {
    if (Buffer.byteLength(kept + character) > MAX_BYTES) break;
    kept += character;
  }
  return kept.trim();
}
