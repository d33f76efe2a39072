import type { FileType } from '#contract/file-rules.ts';

/** What the first bytes of a file promise; `null` for everything that is not taken. */
export function typeOfContent(bytes: Buffer): FileType | null {
  const found = BEGINNINGS.find(([beginning]) => bytes.subarray(0, beginning.length).equals(beginning));
  return found?.[1] ?? null;
}

/** A photo as telephones take it (HEIC, HEIF), which few other devices open. */
export const isHeif = (bytes: Buffer): boolean =>
  /^[^]{4}ftyp(hei[cfmsx]|hev[cmsx]|mif1|msf1)/.test(bytes.toString('latin1', 0, 12));

const BEGINNINGS: readonly (readonly [Buffer, FileType])[] = [
  [Buffer.from('%PDF-'), 'application/pdf'],
  [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'application/msword'],
  [Buffer.from('PK\u0003\u0004'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  [Buffer.from('ffd8ff', 'hex'), 'image/jpeg'],
  [Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png'],
  [Buffer.from('GIF87a'), 'image/gif'],
  [Buffer.from('GIF89a'), 'image/gif'],
];
