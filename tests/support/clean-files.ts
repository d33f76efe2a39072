import { PDFDocument, PDFName, PDFString, StandardFonts, degrees, rgb } from '@cantoo/pdf-lib';
import sharp, { type Sharp } from 'sharp';
import {
  type Files,
  bodyOf,
  compound,
  contentTypesOf,
  docStreams,
  packed,
  paragraph,
  pdfObjects,
  pdfOf,
  relationsOf,
  sheetFiles,
  wordFiles,
  wordStream,
} from './documents.ts';

/** A file as somebody would send it. */
export interface SampleFile {
  readonly title: string;
  readonly name: string;
  readonly bytes: Buffer;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
const PNG = () => plain(20, 20).png().toBuffer();
const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#0f5a60' } });

/** Files that people send to a law firm, each in another way of being one: all of them must be taken. */
export async function cleanFiles(): Promise<SampleFile[]> {
  return [
    ...(await pdfs()),
    ...(await pdfsWithFiles()),
    ...docs(),
    ...(await docxs()),
    ...(await pictures()),
  ];
}

async function pdfs(): Promise<SampleFile[]> {
  const byHand = numbers(10).map((at) => ({
    title: `PDF by hand ${at}`,
    name: `عقد ${at}.pdf`,
    bytes: pdfOf([
      ...pdfObjects({ page: at % 2 === 0 ? `/Rotate ${90 * (at % 4)}` : '' }),
      ...numbers(at).map((n) => `<< /Type /Note /Words (Words about JavaScript and Launch, part ${n}) >>`),
    ]),
  }));
  const made = await Promise.all(
    numbers(50).map(async (at) => ({
      title: `PDF of a program ${at}`,
      name: `Contract ${at}.PDF`,
      bytes: await pdfOfProgram(at),
    })),
  );
  return [...byHand, ...made];
}

/** Invoices with their data, and letters with what belongs to them. */
async function pdfsWithFiles(): Promise<SampleFile[]> {
  const inside: readonly (readonly [string, Buffer])[] = [
    ['factur-x.xml', Buffer.from('<?xml version="1.0"?><Invoice><Total>1250.00</Total></Invoice>')],
    ['جدول.csv', Buffer.from('a,b\n1,2\n')],
    ['scan.png', await PNG()],
    ['عقد.docx', packed(wordFiles())],
    ['table.xlsx', packed(sheetFiles())],
    ['memo.doc', compound(docStreams())],
    ['annex.pdf', pdfOf(pdfObjects())],
    ['film.mp4', Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom')],
  ];
  const attached = inside.map(async ([name, bytes]) => {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    await pdf.attach(bytes, name, { mimeType: 'application/octet-stream' });
    return { title: `PDF with ${name}`, name: 'invoice.pdf', bytes: Buffer.from(await pdf.save()) };
  });
  const film = 'ftyp and more of a film';
  const played = pdfOf([
    ...pdfObjects({ page: '/Annots [6 0 R]' }),
    '<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] /RichMediaContent << /Assets << /Names [(a.mp4) 7 0 R] >> >> >>',
    '<< /Type /Filespec /F (a.mp4) /EF << /F 8 0 R >> >>',
    `<< /Length ${4 + film.length} >>\nstream\n\0\0\0 ${film.replace('ftyp', 'ftypmp42')}\nendstream`,
  ]);
  return [
    ...(await Promise.all(attached)),
    { title: 'PDF with a film on its page', name: 'a.pdf', bytes: played },
  ];
}

async function pdfOfProgram(at: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(at % 2 === 0 ? StandardFonts.Helvetica : StandardFonts.TimesRoman);
  pdf.setTitle(`عقد رقم ${at}`);
  pdf.setAuthor('اليمامة والفسطاط');
  for (const page of numbers((at % 7) + 1).map(() => pdf.addPage())) {
    page.drawText(`Clause ${at}`, { x: 50, y: 700, font, size: 12 + (at % 9), color: rgb(0, 0.3, 0.3) });
    if (at % 3 === 0) page.setRotation(degrees(90));
    if (at % 5 === 0) page.drawImage(await pdf.embedPng(await PNG()), { x: 20, y: 20 });
    if (at % 4 === 0) {
      const uri = pdf.context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [0, 0, 100, 100],
        A: { S: 'URI', URI: PDFString.of('https://example.com') },
      });
      page.node.set(PDFName.of('Annots'), pdf.context.obj([pdf.context.register(uri)]));
    }
  }
  if (at % 6 === 0) pdf.getForm().createTextField('client').addToPage(pdf.getPage(0));
  // Locked against changes, as banks do it, and free to read.
  if (at % 8 === 0) pdf.encrypt({ ownerPassword: 'the-bank', permissions: { modifying: false } });
  return Buffer.from(await pdf.save({ useObjectStreams: at % 2 === 0 && at % 8 !== 0 }));
}

const docs = (): SampleFile[] =>
  numbers(40).map((at) => ({
    title: `DOC ${at}`,
    name: `مذكرة ${at}.doc`,
    bytes: compound(
      docStreams({
        WordDocument: wordStream('نص المذكرة. '.repeat(at * 20), at % 9 === 0 ? { magic: 0xa5dc } : {}),
        ...(at % 2 === 0 ? { '\u0005SummaryInformation': Buffer.alloc(4096, at) } : {}),
        ...(at % 3 === 0 ? { Data: Buffer.alloc(5000 * at, 7) } : {}),
        ...(at % 5 === 0 ? { 'ObjectPool/_1/\u0001CompObj': Buffer.alloc(128, 2) } : {}),
      }),
    ),
  }));

async function docxs(): Promise<SampleFile[]> {
  const png = await PNG();
  const equation = compound({ 'Equation Native': Buffer.alloc(300, 3) });
  const variants: Files[] = [
    {},
    { 'word/media/image1.png': png, 'docProps/app.xml': '<Properties/>', 'docProps/thumbnail.png': png },
    { 'word/header1.xml': bodyOf(paragraph('رأس')), 'word/footer1.xml': bodyOf(paragraph('ذيل')) },
    {
      'word/_rels/document.xml.rels': relationsOf([
        { type: 'hyperlink', target: 'https://example.com/a?b=1&amp;c=2', isExternal: true },
        { type: 'hyperlink', target: 'mailto:office@example.com', isExternal: true },
        { type: 'styles', target: 'styles.xml' },
      ]),
    },
    {
      'word/_rels/settings.xml.rels': relationsOf([
        { type: 'attachedTemplate', target: 'file:///C:\\Users\\office\\Contract.dotx', isExternal: true },
      ]),
      'word/settings.xml': '<w:settings xmlns:w="x"/>',
    },
    { 'word/embeddings/Microsoft_Excel_Sheet1.xlsx': packed(sheetFiles()), 'word/charts/chart1.xml': '<c/>' },
    { 'word/embeddings/oleObject1.bin': equation, 'word/media/image1.emf': emf() },
    {
      '[Content_Types].xml': contentTypesOf(undefined, defaultOf('bin', 'wordprocessingml.printerSettings')),
      'word/printerSettings1.bin': Buffer.alloc(900, 1),
      'customXml/item1.xml': '<b:Sources xmlns:b="x"/>',
    },
    {
      '[Content_Types].xml': contentTypesOf(undefined, defaultOf('odttf', 'obfuscatedFont')),
      'word/fonts/font1.odttf': Buffer.from(numbers(400).map((n) => (n * 7) % 251)),
    },
    // As the web version of Word names it.
    {
      '[Content_Types].xml': contentTypesOf().replace('/word/document.xml', '/word/document2.xml'),
      '_rels/.rels': relationsOf([{ type: 'officeDocument', target: '/word/document2.xml' }]),
      'word/document2.xml': bodyOf(paragraph('عقد')),
    },
    { 'word/media/image2.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>' },
    {
      'word/document.xml': bodyOf(
        '<w:p><w:fldSimple w:instr=" PAGE "/><w:r><w:instrText>HYPERLINK "https://example.com"</w:instrText></w:r></w:p>',
      ),
    },
    {
      'word/document.xml': Buffer.from(
        `\ufeff${bodyOf(paragraph('utf-16'))}`.replace('UTF-8', 'UTF-16'),
        'utf16le',
      ),
    },
    { 'word/document.xml': bodyOf(paragraph('فقرة طويلة. '.repeat(40)).repeat(400)) },
    { '[Content_Types].xml': contentTypesOf().replace('<Types', '<!-- by a program --><Types') },
    {
      'word/document.xml': bodyOf(
        '<w:p><w:r><w:pict><v:shapetype/><v:shape><v:imagedata r:id="r1" o:title="ختم"/></v:shape></w:pict></w:r></w:p>',
      ),
      'word/media/image1.png': png,
    },
    { 'word/embeddings/sheet.xls': compound({ Workbook: Buffer.alloc(5000, 9) }) },
    { 'word/media/image1.pdf': pdfOf(pdfObjects()) },
    {
      'word/_rels/document.xml.rels': relationsOf([
        { type: 'attachedTemplate', target: 'Normal.dotm', isExternal: true },
        { type: 'mailMergeSource', target: 'file:///C:\\letters\\list.docx', isExternal: true },
        { type: 'hyperlink', target: 'annexes/first.docx', isExternal: true },
        { type: 'hyperlink', target: 'file:///D:\\cases\\first.docx', isExternal: true },
        { type: 'image', target: 'NULL', isExternal: true },
      ]),
    },
    { '_xmlsignatures/origin.sigs': Buffer.alloc(0), '_xmlsignatures/sig1.xml': '<Signature/>' },
  ];
  return variants.flatMap((more, at) =>
    numbers(4).map((n) => ({
      title: `DOCX ${at} ${n}`,
      name: n % 2 === 0 ? `Lease ${at}.docx` : `عقد ${at}.DOCX`,
      bytes: packed(
        wordFiles({
          ...more,
          ...(n > 2 ? { 'word/styles.xml': `<w:styles xmlns:w="x">${' '.repeat(n)}</w:styles>` } : {}),
        }),
        { level: n % 2 === 0 ? 6 : 0 },
      ),
    })),
  );
}

const defaultOf = (end: string, type: string) =>
  `<Default Extension="${end}" ContentType="application/vnd.openxmlformats-officedocument.${type}"/>`;

function emf(): Buffer {
  const bytes = Buffer.alloc(120);
  bytes.writeUInt32LE(1, 0);
  bytes.write(' EMF', 40, 'latin1');
  return bytes;
}

async function pictures(): Promise<SampleFile[]> {
  const looks: readonly (readonly [string, string, (size: number) => Sharp])[] = [
    ['JPEG', 'jpg', (size) => plain(size, size * 2).jpeg({ quality: 60 + (size % 40) })],
    ['JPEG in steps', 'jpeg', (size) => plain(size, size).jpeg({ progressive: true })],
    ['JPEG of a scanner', 'JPG', (size) => plain(size, size).greyscale().jpeg()],
    ['JPEG of a printer', 'jpg', (size) => plain(size, size).toColourspace('cmyk').jpeg()],
    [
      'JPEG of a phone',
      'jpg',
      (size) =>
        plain(size, size)
          .withMetadata({ orientation: (size % 8) + 1 })
          .jpeg(),
    ],
    ['PNG', 'png', (size) => plain(size, size).png()],
    ['PNG with holes', 'png', (size) => plain(size, size).ensureAlpha(0.5).png()],
    ['PNG of few colours', 'png', (size) => plain(size, size).png({ palette: true })],
    ['GIF', 'gif', (size) => plain(size, size).gif()],
  ];
  return Promise.all(
    looks.flatMap(([title, end, draw]) =>
      numbers(8).map(async (at) => ({
        title: `${title} ${at}`,
        name: `صورة ${at}.${end}`,
        bytes: await draw(at * 13 + 3).toBuffer(),
      })),
    ),
  );
}
