import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { cleanFileName } from '#server/files/clean-file-name.ts';

const PDF = 'application/pdf';

describe('the name of a file', () => {
  it.each([
    ['عقد الإيجار 2026.pdf', 'عقد الإيجار 2026.pdf'],
    ['Lease (final) – v1.5.PDF', 'Lease (final) – v1.5.pdf'],
    ['صورة.jpeg', 'صورة.pdf'],
    ['invoice.pdf.exe', 'invoice.pdf'],
    ['invoice.exe', 'invoice.pdf'],
    ['contract 1.5', 'contract 1.5.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\a\\b.pdf', 'b.pdf'],
    ['a\u0000b.pdf\u0000.exe', 'ab.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.pdf'],
    ['a\r\nContent-Type: text/html.pdf', 'html.pdf'],
    ['%22quoted%22.pdf', '_quoted_.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', '_img src=x onerror=alert(1)_.pdf'],
    ['NUL.pdf', '_NUL.pdf'],
    ['con', '_con.pdf'],
    ['...', 'file.pdf'],
    ['', 'file.pdf'],
    ['.pdf', 'file.pdf'],
    ['   .pdf', 'file.pdf'],
    // Marks that only meet when what stood between them is gone come into their order.
    ['a\u0300\uD800\u1CD4.pdf', 'a\u0300\u1CD4.pdf'.normalize('NFC')],
  ])('%j is kept as %j', (given, kept) => {
    expect(cleanFileName(given, PDF)).toBe(kept);
  });

  it.each([
    ['photo.jfif', 'image/jpeg', 'photo.jpg'],
    ['image', 'image/jpeg', 'image.jpg'],
    ['scan', PDF, 'scan.pdf'],
  ] as const)('R215 %s, which the system said is %s, is downloaded as %s', (given, type, kept) => {
    expect(cleanFileName(given, type)).toBe(kept);
  });

  it('is short enough for every disk, and cut between letters', () => {
    const name = cleanFileName(`${'عقد'.repeat(200)}.pdf`, PDF);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(204);
    expect(name).toMatch(/^[عقد]+\.pdf$/u);
  });

  it('U-05 is harmless whatever it was', () => {
    // Latin, Arabic, controls and marks of direction, and halves of what has no place in a text.
    const unit = fc
      .oneof(fc.nat({ max: 0x2fff }), fc.integer({ min: 0xd800, max: 0xe010 }))
      .map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 300 }), (given) => {
        const name = cleanFileName(given, 'image/jpeg');
        expect(name).toMatch(/^[^/\\<>:"|?*\p{Cc}\p{Cf}\p{Cs}]+\.(jpg|jpeg)$/u);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(206);
        expect(cleanFileName(name, 'image/jpeg')).toBe(name);
      }),
      { numRuns: 300 },
    );
  });
});
