import type { FileType } from '#contract/file-rules.ts';
import { inspectDocx } from './inspect-docx.ts';
import { inspectOle } from './inspect-ole.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { Found, type Verdict } from './verdict.ts';

/** The kinds of file that are kept as they are, and so looked into. */
export type DocumentType = Exclude<FileType, `image/${string}`>;

/** Looks into a document. What its reader cannot make sense of is broken. */
export async function inspectDocument(type: DocumentType, bytes: Buffer): Promise<Verdict> {
  try {
    await INSPECTORS[type](bytes);
    return 'safe';
  } catch (error) {
    return error instanceof Found ? error.verdict : 'fileBroken';
  }
}

const INSPECTORS: Readonly<Record<DocumentType, (bytes: Buffer) => Promise<void> | void>> = {
  'application/pdf': inspectPdf,
  'application/msword': (bytes) => inspectOle(bytes),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': inspectDocx,
};
