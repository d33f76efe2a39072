import { deflateSync } from 'node:zlib';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { IMAGE_MAX_BYTES, IMAGE_MAX_SIDE, imageSchema } from '#contract/images.ts';
import { fileBody, formBody } from '#tests/support/form-body.ts';
import { SAMPLE_SIZE } from '#tests/support/sample-image.ts';
import { sampleBytes } from '#tests/support/store-sample-image.ts';
import { everyone, startTestHost } from '#tests/support/test-host.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

const URL = '/api/ApplicationUsers/UploadImage/profileImage';
type Form = ReturnType<typeof formBody>;
const upload = (form: Form, language: 'ar' | 'en' = 'en') =>
  host.call('POST', URL, { as: 'Admin', form, language });
const uploaded = async (form: Form) => imageSchema.parse((await upload(form)).body.data);
const originalOf = (key: string) => readFileSync(join(host.env.dataDir, 'images', key, 'original.webp'));
const stored = async () => ({
  folders: readdirSync(join(host.env.dataDir, 'images')).length,
  rows: (await host.database.pool.query('select count(*)::int as n from images')).rows[0].n,
});

describe('a picture is taken', () => {
  it.each(['jpeg', 'png', 'gif'] as const)('R264 as %s, whatever it is called', async (format) => {
    const image = await uploaded(fileBody(await sampleBytes(format), 'x.pdf', 'application/pdf'));
    expect(image).toMatchObject({ ...SAMPLE_SIZE, focusX: 0.5, focusY: 0.5 });
    expect((await sharp(originalOf(image.key)).metadata()).format).toBe('webp');
  });

  it('U-09 upright, and without what the camera wrote into it', async () => {
    const photo = await sharp(await sampleBytes('jpeg'))
      .withExif({
        IFD0: { Artist: 'canary-name' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 42/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.toString('latin1')).toContain('Exif');
    const image = await uploaded(fileBody(photo));
    expect([image.width, image.height]).toEqual([SAMPLE_SIZE.height, SAMPLE_SIZE.width]);
    const kept = await sharp(originalOf(image.key)).metadata();
    expect([kept.exif, kept.orientation, kept.xmp, kept.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('A67 an animated GIF as its first frame', async () => {
    const frames = Buffer.concat([Buffer.alloc(20 * 20 * 3, 255), Buffer.alloc(20 * 20 * 3, 0)]);
    const animated = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
      .gif()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const image = await uploaded(fileBody(animated));
    expect([image.width, image.height]).toEqual([20, 20]);
    const { channels } = await sharp(originalOf(image.key)).stats();
    expect(channels[0]?.mean).toBeGreaterThan(250);
  });

  it('no larger than any screen needs', async () => {
    const large = await sampleBytes('png', { width: 4000, height: 1000 });
    expect(await uploaded(fileBody(large))).toMatchObject({
      width: IMAGE_MAX_SIDE,
      height: IMAGE_MAX_SIDE / 4,
    });
  });

  it('two at once, each under its own key', async () => {
    const form = fileBody(await sampleBytes());
    const images = await Promise.all([uploaded(form), uploaded(form)]);
    expect(new Set(images.map(({ key }) => key)).size).toBe(2);
  });

  it('R265 of exactly 5 MB', async () => {
    const png = await sampleBytes('png');
    // What comes behind the end of a PNG is not looked at, and not kept.
    const padded = Buffer.concat([png, Buffer.alloc(IMAGE_MAX_BYTES - png.length)]);
    expect((await upload(fileBody(padded))).status).toBe(200);
  });
});

/** A PNG that unpacks to 900 megapixels of nothing. */
function bomb(): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc = (bytes: Buffer) => {
    let c = 0xffffffff;
    for (const byte of bytes) c = ((crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8)) >>> 0;
    return (c ^ 0xffffffff) >>> 0;
  };
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(30_000, 0);
  head.writeUInt32BE(30_000, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc(3751 * 300));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('what is no picture is refused, and leaves nothing behind', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';
  it.each<
    [what: string, file: () => Promise<Buffer | string> | Buffer | string, status: number, code: string]
  >([
    ['an SVG', () => svg, 415, 'imageType'],
    ['an SVG with a declaration', () => `<?xml version="1.0"?>${svg}`, 415, 'imageType'],
    ['a page', () => '<!doctype html><script>alert(1)</script>', 415, 'imageType'],
    ['a PDF', () => '%PDF-1.7\n%âãÏÓ\n1 0 obj', 415, 'imageType'],
    ['a program', () => Buffer.from('MZ\u0090\u0000\u0003'), 415, 'imageType'],
    ['a WebP', () => sampleBytes('webp'), 415, 'imageType'],
    ['a TIFF', () => sampleBytes('tiff'), 415, 'imageType'],
    ['a script that begins like a GIF', () => 'GIF89a/*…*/=1;alert(1)', 415, 'imageType'],
    [
      'a script that begins like a JPEG',
      () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from('<?php')]),
      415,
      'imageType',
    ],
    ['a PNG that was cut off', async () => (await sampleBytes('png')).subarray(0, -60), 422, 'imageBroken'],
    [
      'a JPEG that was cut off',
      async () => {
        const whole = await sharp(
          Buffer.alloc(300 * 300 * 3).map((_, at) => (at * 7919) % 251),
          {
            raw: { width: 300, height: 300, channels: 3 },
          },
        )
          .jpeg()
          .toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      422,
      'imageBroken',
    ],
    ['900 megapixels in a few kilobytes', bomb, 422, 'imagePixels'],
    ['nothing', () => '', 400, 'fileMissing'],
  ])('R264 %s', async (_what, make, status, code) => {
    const before = await stored();
    const answer = await upload(fileBody(await make()));
    expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
    expect(await stored()).toEqual(before);
  });

  it('R265 R346 5 MB and a byte, in the words of the specification', async () => {
    const form = fileBody(Buffer.alloc(IMAGE_MAX_BYTES + 1));
    const answers = [await upload(form, 'en'), await upload(form, 'ar')];
    expect(answers.map(({ status }) => status)).toEqual([413, 413]);
    expect(answers.map(({ body }) => body.error?.description)).toEqual([
      'File is too large. Max size is 5MB',
      'حجم الملف كبير. الحد الأقصى 5 ميغابايت',
    ]);
    const wrongType = await upload(fileBody('text'), 'en');
    expect(wrongType.body.error?.description).toBe('Use a JPG, PNG or GIF image');
  });

  it.each<[what: string, form: () => Form | Promise<Form>, status: number]>([
    ['JSON', () => ({ payload: Buffer.from('{}'), contentType: 'application/json' }), 415],
    [
      'a form without a boundary',
      () => ({ payload: Buffer.from('x'), contentType: 'multipart/form-data' }),
      400,
    ],
    [
      'a form that never ends',
      async () => {
        const form = fileBody(await sampleBytes());
        return { ...form, payload: form.payload.subarray(0, -80) };
      },
      400,
    ],
    [
      'two files',
      async () => {
        const file = { name: 'file', content: await sampleBytes(), filename: 'a.png' };
        return formBody([file, file]);
      },
      400,
    ],
    [
      'a file under another name',
      async () => formBody([{ name: 'other', content: await sampleBytes(), filename: 'a.png' }]),
      400,
    ],
    ['a text in the place of the file', () => formBody([{ name: 'file', content: 'text' }]), 400],
    [
      'a thousand fields',
      () => formBody(Array.from({ length: 1000 }, (_, at) => ({ name: `f${at}`, content: 'x' }))),
      400,
    ],
    ['a field that means harm', () => formBody([{ name: '__proto__', content: 'x' }]), 400],
  ])('%s', async (_what, make, status) => {
    const before = await stored();
    const answer = await upload(await make());
    expect(answer.status).toBe(status);
    expect(answer.body.error?.description).toBeTruthy();
    expect(await stored()).toEqual(before);
  });

  it.each(['../../evil.png', 'a\u0000b.png', '‮gnp.exe', `${'x'.repeat(300)}.png`, 'con', '"; filename="b'])(
    'a file called %.12s is stored under a name of our own',
    async (name) => {
      const answer = await upload(fileBody(await sampleBytes(), name));
      expect([200, 400]).toContain(answer.status);
      for (const folder of readdirSync(join(host.env.dataDir, 'images')))
        expect(folder).toMatch(/^[0-9a-f]{32}$/);
    },
  );
});

it('R84 only who may write the field may upload for it', async () => {
  for (const person of everyone) {
    const answer = await host.call('POST', URL, { as: person, form: fileBody(await sampleBytes()) });
    expect([person, answer.status]).toEqual([person, person === null ? 401 : person === 'Admin' ? 200 : 403]);
  }
  const form = fileBody(await sampleBytes());
  for (const path of ['/api/ApplicationUsers/UploadImage/email', '/api/Faqs/UploadImage/photo'])
    expect((await host.call('POST', path, { as: 'Admin', form })).status).toBe(404);
});

it('uploads of one account are limited', async () => {
  const small = await startTestHost({ env: { UPLOADS_PER_ACCOUNT_HOUR: '2' } });
  const form = fileBody(await sampleBytes());
  const statuses = [];
  for (let count = 0; count < 3; count += 1)
    statuses.push((await small.call('POST', URL, { as: 'Admin', form })).status);
  expect(statuses).toEqual([200, 200, 429]);
  await small.close();
});

describe('cropping', () => {
  const crop = (body: object) =>
    host.call('POST', '/api/ApplicationUsers/CropImage/profileImage', { as: 'Admin', body });

  it('the part that stays becomes a picture of its own', async () => {
    const halves = await sharp({ create: { width: 100, height: 60, channels: 3, background: '#ffffff' } })
      .composite([
        { input: { create: { width: 50, height: 60, channels: 3, background: '#000000' } }, left: 0, top: 0 },
      ])
      .png()
      .toBuffer();
    const whole = await uploaded(fileBody(halves));
    const answer = await crop({ key: whole.key, x: 50, y: 0, width: 50, height: 50 });
    const part = imageSchema.parse(answer.body.data);
    expect([part.width, part.height, part.key === whole.key]).toEqual([50, 30, false]);
    const { channels } = await sharp(originalOf(part.key)).stats();
    expect(channels[0]?.mean).toBeGreaterThan(250);
  });

  it.each([
    [{ x: -1 }, 400],
    [{ x: 60 }, 400],
    [{ height: 101 }, 400],
    [{ width: 0 }, 400],
    [{ key: 'f'.repeat(32) }, 404],
    [{ key: '../../secret.key' }, 400],
  ])('%j is refused', async (change, status) => {
    const { key } = await uploaded(fileBody(await sampleBytes()));
    expect((await crop({ key, x: 0, y: 0, width: 50, height: 50, ...change })).status).toBe(status);
  });

  it('the smallest part of the smallest picture is a picture', async () => {
    const { key } = await uploaded(fileBody(await sampleBytes('png', { width: 1, height: 1 })));
    const answer = await crop({ key, x: 99, y: 99, width: 1, height: 1 });
    expect(imageSchema.parse(answer.body.data)).toMatchObject({ width: 1, height: 1 });
  });
});
