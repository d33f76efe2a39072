import cfb from 'cfb';
import { type Zippable, strToU8, zipSync } from 'fflate';

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

export type Files = Record<string, string | Uint8Array>;

/** A package of files, as office programs write one. */
export function packed(files: Files, { level = 6 }: { level?: 0 | 6 } = {}): Buffer {
  const entries = Object.entries(files).map(([name, content]): [string, Zippable[string]] => [
    name,
    [typeof content === 'string' ? strToU8(content) : content, { level, mtime: new Date(2026, 2, 14) }],
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

export const relationsOf = (relations: readonly { type: string; target: string; isExternal?: boolean }[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${RELATIONS}">${relations
    .map(
      ({ type, target, isExternal }, at) =>
        `<Relationship Id="r${at}" Type="${OFFICE}/${type}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`;

export const contentTypesOf = (type = WORD_TYPE, more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}"/>${more}</Types>`;

export const bodyOf = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}"><w:body>${content}</w:body></w:document>`;

export const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** The files of a plain document of Word. */
export const wordFiles = (more: Files = {}): Files => ({
  '[Content_Types].xml': contentTypesOf(),
  '_rels/.rels': relationsOf([{ type: 'officeDocument', target: 'word/document.xml' }]),
  'word/document.xml': bodyOf(paragraph('عقد إيجار, a lease')),
  ...more,
});

const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
/** The files of the table behind a chart. */
export const sheetFiles = (more: Files = {}): Files => ({
  '[Content_Types].xml': contentTypesOf(SHEET_TYPE).replace('/word/document.xml', '/xl/workbook.xml'),
  '_rels/.rels': relationsOf([{ type: 'officeDocument', target: 'xl/workbook.xml' }]),
  'xl/workbook.xml': '<workbook/>',
  ...more,
});

/** A compound file with these streams, as programs before 2007 wrote their documents. */
export function compound(streams: Files): Buffer {
  const container = cfb.utils.cfb_new();
  for (const [name, content] of Object.entries(streams))
    cfb.utils.cfb_add(container, `/${name}`, Buffer.from(content));
  const bytes: unknown = cfb.write(container, { type: 'buffer' });
  if (!Buffer.isBuffer(bytes)) throw new Error('No compound file was written');
  return bytes;
}

/** The main stream of a document of Word 97-2003. */
export function wordStream(
  text = 'عقد',
  { flags = 0, magic = 0xa5ec }: { flags?: number; magic?: number } = {},
) {
  const head = Buffer.alloc(0x600);
  head.writeUInt16LE(magic, 0);
  head.writeUInt16LE(0x00c1, 2);
  head.writeUInt16LE(0x1200 | flags, 0x0a);
  return Buffer.concat([head, Buffer.from(text, 'utf16le'), Buffer.alloc(4096)]);
}

/** The streams of a plain document of Word 97-2003. */
export const docStreams = (more: Files = {}): Files => ({
  WordDocument: wordStream(),
  '1Table': Buffer.alloc(4096, 1),
  ...more,
});

/** A PDF from its objects, written by hand, so that a test can also write what no program would. */
export function pdfOf(
  objects: readonly string[],
  {
    trailer = '',
    header = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n',
  }: { trailer?: string; header?: string } = {},
): Buffer {
  let text = header;
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${places.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/**
 * The objects of a PDF with one page.
 * @param catalog what stands in the catalog beside the pages
 * @param page what stands in the page beside its contents
 */
export function pdfObjects({ catalog = '', page = '' }: { catalog?: string; page?: string } = {}): string[] {
  const drawing = 'BT /F1 24 Tf 72 720 Td (A lease) Tj ET';
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
}
