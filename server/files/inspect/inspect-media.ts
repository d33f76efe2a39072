import { readXml } from './read-xml.ts';
import { Found } from './verdict.ts';

/**
 * Looks at a picture or font within a document: it must begin as such files do, since a program by the name of a
 * picture is no picture. Throws `Found`.
 * @param end the end of its name, in small letters
 */
export function inspectMedia(end: string, bytes: Buffer): void {
  if (end === 'svg') return inspectSvg(bytes);
  // Where a signature is, an empty file says so.
  if (end === 'sigs' && bytes.length === 0) return;
  const head = bytes.toString('latin1', 0, 64);
  // The beginning of an embedded font is hidden by its key.
  const isKnown =
    end === 'odttf'
      ? !PROGRAMS.some((program) => head.startsWith(program))
      : PICTURE_ENDS.has(end) && PICTURE.test(head);
  if (!isKnown) throw new Found('fileUnsafe');
}

function inspectSvg(bytes: Buffer): void {
  readXml(bytes, {
    element(name, attributes) {
      const isActive = attributes.some(
        ([key, value]) => /^on/i.test(key) || /^\s*(javascript|data:text)/i.test(value),
      );
      if (isActive || ACTIVE_ELEMENTS.has(name.toLowerCase())) throw new Found('fileUnsafe');
    },
  });
}

const ACTIVE_ELEMENTS = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler']);
const PICTURE_ENDS = new Set(
  'png jpg jpeg jfif gif bmp dib tif tiff emf wmf wdp hdp jxr webp ico'.split(' '),
);
// PNG, JPEG, GIF, BMP, TIFF and HD Photo, WMF with and without its frame, EMF, WebP, ICO
const PICTURE = new RegExp(
  [
    String.raw`^\x89PNG\r\n`,
    String.raw`^\xff\xd8\xff`,
    '^GIF8[79]a',
    String.raw`^BM[^]{4}\0\0\0\0`,
    String.raw`^II[*\xbc]`,
    String.raw`^MM\0\*`,
    String.raw`^\xd7\xcd\xc6\x9a`,
    String.raw`^[\x01\x02]\0\t\0\0`,
    String.raw`^\x01\0\0\0[^]{36} EMF`,
    '^RIFF[^]{4}WEBP',
    String.raw`^\0\0\x01\0`,
  ].join('|'),
);
const PROGRAMS = ['MZ', 'PK', '\u007fELF', '%PDF', '#!', '<', '\u00d0\u00cf\u0011\u00e0'];
