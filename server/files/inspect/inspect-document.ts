import type { FileType } from '#contract/file-rules.ts';
import { inspectAttached } from './inspect-attached.ts';
import { inspectDocx } from './inspect-docx.ts';
import { inspectOle } from './inspect-ole.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { Found, type Inspection } from './verdict.ts';

/** The kinds of file that are kept as they are, and so looked into. */
export type DocumentType = Exclude<FileType, `image/${string}`>;

/** Looks into a document. What its reader cannot make sense of is broken. */
export async function inspectDocument(type: DocumentType, bytes: Buffer): Promise<Inspection> {
  try {
    const kept = await INSPECTORS[type](bytes);
    return kept === bytes ? { verdict: 'safe' } : { verdict: 'safe', disarmed: kept };
  } catch (error) {
    return { verdict: error instanceof Found ? error.verdict : 'fileBroken' };
  }
}

/** Each gives what may be kept: the same bytes, or the document without what would do something. */
const INSPECTORS: Readonly<Record<DocumentType, (bytes: Buffer) => Promise<Buffer> | Buffer>> = {
  'application/pdf': (bytes) => inspectPdf(bytes, inspectAttached),
  'application/msword': (bytes) => {
    inspectOle(bytes);
    return bytes;
  },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': inspectDocx,
};
