/** @module-tag slow */
import { PDFDocument, PDFRawStream, decodePDFRawStream } from '@cantoo/pdf-lib';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FILE_TYPES, endOfName } from '#contract/file-rules.ts';
import { examineFile, isRefusal } from '#server/files/examine-file.ts';
import { inspectDocument } from '#server/files/inspect/inspect-document.ts';
import { armedFiles } from '#tests/support/armed-files.ts';
import { type SampleFile, cleanFiles } from '#tests/support/clean-files.ts';
import { bodyOf, packed, wordFiles } from '#tests/support/documents.ts';
import { CANARY, bombs, doubledNames, hiddenBodies, hostileDocs } from '#tests/support/hostile-documents.ts';
import { hostileFiles } from '#tests/support/hostile-files.ts';
import { sampleBytes } from '#tests/support/store-sample-image.ts';

// `npm run test:files` looks at all of them, each in a process of its own as the host does; `npm test` at every fifth.
const isWhole = process.env['FILE_SETS'] === 'whole';
const some = (files: readonly SampleFile[]): readonly SampleFile[] =>
  isWhole ? files : files.filter((_, at) => at % 5 === 0);
const examine = (file: SampleFile) => examineFile(file, isWhole ? undefined : inspectDocument);

describe('R215 what a file is and does is decided by its content', () => {
  it(
    'of more than 400 hostile files none is kept but as a picture drawn anew',
    { timeout: 1_800_000 },
    async () => {
      const files = [...(await hostileFiles()), ...(isWhole ? await bombs() : [])];
      expect(files.length).toBeGreaterThanOrEqual(300);
      const kept: string[] = [];
      for (const file of some(files)) {
        const found = await examine(file);
        if (isRefusal(found)) continue;
        const ends: readonly string[] = FILE_TYPES[found.type];
        const isHarmless =
          found.type.startsWith('image/') &&
          !found.bytes.includes(CANARY) &&
          ends.includes(endOfName(found.name));
        if (!isHarmless) kept.push(`${file.title}: ${found.type} ${found.name}`);
      }
      expect(kept).toEqual([]);
    },
  );

  it(
    'R212 of more than 200 clean PDF, DOC, DOCX and picture files all are taken',
    { timeout: 1_800_000 },
    async () => {
      const files = await cleanFiles();
      expect(files.length).toBeGreaterThanOrEqual(200);
      const refused: string[] = [];
      for (const file of some(files)) {
        const found = await examine(file);
        if (isRefusal(found)) refused.push(`${file.title}: ${found.refusal}`);
        else if (!found.type.startsWith('image/') && !found.bytes.equals(file.bytes))
          refused.push(`${file.title} changed`);
      }
      expect(refused).toEqual([]);
    },
  );

  it('what Word would open is looked into, by whatever name it stands in the package', async () => {
    const kept: string[] = [];
    for (const file of hiddenBodies())
      if (!isRefusal(await examineFile(file, inspectDocument))) kept.push(file.title);
    expect(kept).toEqual([]);
  });

  it.each(doubledNames())('of an attribute under two prefixes one was read: $title', async (file) => {
    expect(await examineFile(file, inspectDocument)).toEqual({ refusal: 'fileUnsafe' });
  });

  it('two prefixes of which neither does anything are no reason to refuse a document', async () => {
    const content = '<w:p><v:imagedata r:id="rId1" o:id="a" r:href="rId2" o:href="picture.png"/></w:p>';
    const bytes = packed(wordFiles({ 'word/document.xml': bodyOf(content) }));
    const file = { title: 'DOCX with two prefixes', name: 'lease.docx', bytes };
    expect(await examineFile(file, inspectDocument)).toMatchObject({ bytes: file.bytes });
  });

  it('R212 documents of every maker are taken as they are', async () => {
    const documents = (await cleanFiles()).filter(({ title }) => /^DOCX \d+ 1$/.test(title));
    expect(documents.length).toBeGreaterThanOrEqual(20);
    const refused: string[] = [];
    for (const file of documents) {
      const found = await examineFile(file, inspectDocument);
      if (isRefusal(found) || !found.bytes.equals(file.bytes)) refused.push(file.title);
    }
    expect(refused).toEqual([]);
  });

  it.each(armedFiles())(
    '$title is taken, without what would run or fetch something',
    { timeout: 60_000 },
    async (file) => {
      const found = await examine(file);
      if (isRefusal(found)) throw new Error(found.refusal);
      const text = await everyPartOf(found.bytes);
      expect(file.gone.filter((each) => text.includes(each))).toEqual([]);
      // What was written stays, and nothing is left to be taken out.
      expect(text).toMatch(/1,250\.00|نص العقد/);
      expect(await examine({ ...file, bytes: found.bytes })).toMatchObject({ bytes: found.bytes });
    },
  );

  it('what only a password opens is told apart from what is broken', async () => {
    const samples = [...(await hostileFiles())].filter(({ title }) =>
      /(password opens|that is locked|locked package)$/.test(title),
    );
    expect(samples).toHaveLength(4);
    for (const file of samples) expect(await examine(file)).toEqual({ refusal: 'fileLocked' });
  });

  it('a photo of an iPhone is told how to be sent', async () => {
    for (const brand of ['heic', 'heix', 'mif1', 'msf1']) {
      const bytes = Buffer.from(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1heic`);
      expect(await examine({ title: brand, name: 'IMG_0001.JPG', bytes })).toEqual({ refusal: 'fileHeic' });
    }
  });

  it.each(['webp', 'tiff'] as const)(
    'R212 a picture as %s is none of those that are taken',
    async (format) => {
      const bytes = await sampleBytes(format);
      expect(await examine({ title: format, name: 'photo.jpg', bytes })).toEqual({ refusal: 'fileType' });
    },
  );

  it('as the host does it, in a process of its own', async () => {
    const [clean] = await cleanFiles();
    const [, hostile] = hostileDocs();
    if (!clean || !hostile) throw new Error('There are no samples');
    expect(await examineFile(clean)).toMatchObject({ type: 'application/pdf', bytes: clean.bytes });
    expect(await examineFile(hostile)).toEqual({ refusal: 'fileUnsafe' });
  }, 60_000);
});

/** The text of everything in a file, unpacked. */
async function everyPartOf(bytes: Buffer): Promise<string> {
  if (bytes.subarray(0, 2).toString() === 'PK')
    return Object.values(unzipSync(bytes))
      .map((part) => Buffer.from(part).toString())
      .join('\n');
  const pdf = await PDFDocument.load(bytes, { preserveXFA: true, updateMetadata: false });
  return pdf.context
    .enumerateIndirectObjects()
    .map(([, each]) =>
      each instanceof PDFRawStream
        ? String.fromCharCode(...decodePDFRawStream(each).decode())
        : each.toString(),
    )
    .join('\n');
}
