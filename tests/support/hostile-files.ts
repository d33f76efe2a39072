import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { SampleFile } from './clean-files.ts';
import { compound, packed, sheetFiles } from './documents.ts';
import { CANARY, PROGRAM, hostileDocs, hostileDocxs, hostilePdfs } from './hostile-documents.ts';

/**
 * Files that no firm should hand from a stranger to its people, in many guises: none may do what it wants to. The bombs
 * come on top.
 */
export async function hostileFiles(): Promise<SampleFile[]> {
  return [
    ...inDisguise(),
    ...(await hostilePdfs()),
    ...hostileDocxs(),
    ...hostileDocs(),
    ...(await hostilePictures()),
  ];
}

/** What must never be taken, whatever it is called. */
const CONTENTS: Readonly<Record<string, Buffer | string>> = {
  nothing: '',
  'a page': `<!DOCTYPE html><html><script>${CANARY}</script></html>`,
  'a page with a mark': `\ufeff<html><body onload="${CANARY}">`,
  'a drawing with a script': `<svg xmlns="http://www.w3.org/2000/svg"><script>${CANARY}</script></svg>`,
  'XML that fetches': `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>`,
  'a script': `alert('${CANARY}')`,
  'a script of a server': `<?php system('${CANARY}'); ?>`,
  'a script of a shell': `#!/bin/sh\necho ${CANARY}\n`,
  'a script of an office': `Sub AutoOpen()\nShell "${CANARY}"\nEnd Sub`,
  'a program of Windows': PROGRAM,
  'a program of Linux': `\u007fELF\u0002\u0001\u0001${CANARY}`,
  'a class of Java': Buffer.from(`cafebabe00000034${Buffer.from(CANARY).toString('hex')}`, 'hex'),
  'the test virus': 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
  'rich text': `{\\rtf1{\\object\\objocx ${CANARY}}}`,
  'a package': packed({ 'a.js': CANARY }),
  'a package of packages': packed({ 'a.zip': packed({ 'b.zip': packed({ 'a.exe': PROGRAM }) }) }),
  'a program of Java': packed({ 'META-INF/MANIFEST.MF': 'Main-Class: A', 'A.class': CANARY }),
  'a workbook': packed(sheetFiles()),
  'an old workbook': compound({ Workbook: Buffer.alloc(5000, 9) }),
  'a packed file': gzipSync(CANARY),
  'an archive': `Rar!\u001a\u0007\u0000${CANARY}`,
  'a shortcut': Buffer.from(
    `4c0000000114020000000000c000000000000046${Buffer.from(CANARY).toString('hex')}`,
    'hex',
  ),
  'a mail': `MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n${CANARY}`,
  'a film': `\u0000\u0000\u0000\u0018ftypmp42${CANARY}`,
  'plain text': CANARY,
  noughts: Buffer.alloc(2000),
};
const NAMES = ['photo.jpg', 'scan.png', 'contract.pdf', 'memo.doc', 'lease.docx', 'x.pdf.exe', 'x.jpg.html'];

const inDisguise = (): SampleFile[] =>
  Object.entries(CONTENTS).flatMap(([title, content]) =>
    NAMES.map((name) => ({ title: `${title} as ${name}`, name, bytes: Buffer.from(content) })),
  );

/** Pictures that carry something, unpack to too much or are not pictures. */
async function hostilePictures(): Promise<SampleFile[]> {
  const drawn = sharp({ create: { width: 64, height: 64, channels: 3, background: '#0f5a60' } });
  const whole = {
    jpg: await drawn.clone().jpeg().toBuffer(),
    png: await drawn.clone().png().toBuffer(),
    gif: await drawn.clone().gif().toBuffer(),
  };
  const behind = {
    'a program': PROGRAM,
    'a package': packed({ 'a.js': CANARY }),
    'a page': Buffer.from(`<script>${CANARY}</script>`),
    'a script of a server': Buffer.from(`<?php ${CANARY} ?>`),
    'a PDF': Buffer.from(`%PDF-1.7\n${CANARY}\n%%EOF`),
  };
  const carrying = Object.entries(whole).flatMap(([end, bytes]) =>
    Object.entries(behind).flatMap(([what, more]) => [
      { title: `${end} with ${what} behind it`, name: `photo.${end}`, bytes: Buffer.concat([bytes, more]) },
      {
        title: `${end} with ${what} behind it, as a page`,
        name: `photo.${end}.html`,
        bytes: Buffer.concat([bytes, more]),
      },
    ]),
  );
  const cut = Object.entries(whole).flatMap(([end, bytes]) =>
    [0.05, 0.2, 0.4, 0.6].map((share) => ({
      title: `${end} cut off at ${share}`,
      name: `photo.${end}`,
      bytes: bytes.subarray(0, Math.floor(bytes.length * share)),
    })),
  );
  const described = await drawn
    .clone()
    .withExif({ IFD0: { Artist: CANARY, Copyright: `<script>${CANARY}` } })
    .jpeg()
    .toBuffer();
  const comment = Buffer.from(`${CANARY}*/=1;`);
  const [start, rest] = [whole.jpg.subarray(0, 2), whole.jpg.subarray(2)];
  const size = Buffer.from([0, comment.length + 2]);
  return [
    ...carrying,
    ...cut,
    { title: 'JPEG that says who took it', name: 'photo.jpg', bytes: described },
    {
      title: 'JPEG with a script in its comment',
      name: 'photo.jpg',
      bytes: Buffer.concat([start, Buffer.from([0xff, 0xfe]), size, comment, rest]),
    },
    {
      title: 'PNG with a text',
      name: 'photo.png',
      bytes: withChunk(whole.png, 'tEXt', `Comment\u0000${CANARY}`),
    },
    {
      title: 'PNG with a name of colours',
      name: 'photo.png',
      bytes: withChunk(whole.png, 'zTXt', `a\u0000\u0000${CANARY}`),
    },
    { title: 'GIF that is a script', name: 'a.gif', bytes: Buffer.from(`GIF89a/*${CANARY}*/=1;alert(1)`) },
    {
      title: 'JPEG that is a script',
      name: 'a.jpg',
      bytes: Buffer.from(`\u00ff\u00d8\u00ff\u00e0/*${CANARY}*/=1`, 'latin1'),
    },
    { title: 'PNG of 900 megapixels', name: 'a.png', bytes: largePng(30_000) },
    { title: 'PNG of 42 megapixels', name: 'a.png', bytes: largePng(6500) },
    { title: 'PNG that says it is larger', name: 'a.png', bytes: resized(whole.png) },
    { title: 'WebP as JPEG', name: 'a.jpg', bytes: await drawn.clone().webp().toBuffer() },
    { title: 'TIFF as PNG', name: 'a.png', bytes: await drawn.clone().tiff().toBuffer() },
  ];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const HEAD_END = 33;
const withChunk = (png: Buffer, type: string, text: string): Buffer =>
  Buffer.concat([
    png.subarray(0, HEAD_END),
    chunk(type, Buffer.from(text, 'latin1')),
    png.subarray(HEAD_END),
  ]);

/** A small file that unpacks to a large picture of nothing. */
function largePng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * 300))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The head of a picture says more than its lines hold. */
function resized(png: Buffer): Buffer {
  const head = Buffer.from(png.subarray(16, 29));
  head.writeUInt32BE(4000, 0);
  head.writeUInt32BE(4000, 4);
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', head), png.subarray(HEAD_END)]);
}
