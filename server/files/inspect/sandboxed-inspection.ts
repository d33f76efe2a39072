import { z } from 'zod';
import { runInChildProcess } from '../../run-in-child-process.ts';
import type { DocumentType } from './inspect-document.ts';
import { type Inspection, VERDICTS } from './verdict.ts';

/** What looking into one document may take. Real ones of the largest size take a third of either. */
const LIMITS = { megabytes: 384, milliseconds: 20_000 };

/** Looks into a document in a process of its own; what brings that process down is broken. */
export async function inspectInSandbox(type: DocumentType, bytes: Buffer): Promise<Inspection> {
  const reader = { reader: './document-inspector', from: import.meta.url, ...LIMITS };
  const answer = await runInChildProcess({ type, bytes }, reader);
  return answerSchema.catch({ verdict: 'fileBroken' }).parse(answer);
}

const answerSchema = z.object({
  verdict: z.enum(VERDICTS),
  disarmed: z.instanceof(Uint8Array).exactOptional(),
});
