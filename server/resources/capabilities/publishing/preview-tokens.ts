import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { LANGUAGES } from '#contract/language.ts';

const previewedSchema = z.tuple([z.string(), z.number(), z.enum(LANGUAGES), z.number()]);

/** What a link shows, and until when, in seconds since 1970. */
type Previewed = z.infer<typeof previewedSchema>;

/** Signs a link to the draft of one record in one language. */
export function signPreview(key: Uint8Array, previewed: Previewed): string {
  const text = Buffer.from(JSON.stringify(previewed)).toString('base64url');
  return `${text}.${signature(key, text).toString('base64url')}`;
}

/** What a link shows; `null` for one that is not ours, or is over. */
export function readPreview(key: Uint8Array, token: string): Previewed | null {
  const [text = '', given = ''] = token.split('.');
  const [expected, sent] = [signature(key, text), Buffer.from(given, 'base64url')];
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null;
  const previewed = previewedSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return previewed[3] * 1000 > Date.now() ? previewed : null;
}

const signature = (key: Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest();
