import { z } from 'zod';
import { DRAFT_KEY_CALL, draftKeySchema } from '#contract/draft-key.ts';
import { sendCall } from '../records/send-call.ts';

/** A host that did not answer is asked again after so long. Milliseconds. */
const RETRY_MS = 10_000;

/** It lives in the memory of the page alone, and cannot be read out of it. */
let known: { userId: number; key: Promise<CryptoKey | null>; at?: CryptoKey | null } | null = null;

/**
 * The key of the drafts of whoever is signed in; `null` where the browser seals nothing (a page without TLS), or the host
 * does not answer with one now.
 */
export function draftKey(userId: number): Promise<CryptoKey | null> {
  if (known?.userId !== userId) {
    const asked: NonNullable<typeof known> = { userId, key: bring() };
    void asked.key.then((key) => (asked.at = key));
    known = asked;
  }
  return known.key;
}

/** The key where it is here already: nothing that is typed waits for a call. */
export const draftKeyNow = (userId: number): CryptoKey | null =>
  (known?.userId === userId && known.at) || null;

async function bring(): Promise<CryptoKey | null> {
  // A page without TLS has no such means; the types do not know that.
  if (!(crypto.subtle as SubtleCrypto | undefined)) return null;
  try {
    const { key } = await sendCall({ method: 'get', url: DRAFT_KEY_CALL, answer: draftKeySchema });
    return await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
  } catch {
    setTimeout(() => (known = null), RETRY_MS);
    return null;
  }
}

/**
 * Seals a text, so that it is read with the same key and under the same name alone.
 * @returns base64url of twelve random bytes and what they sealed
 */
export async function seal(key: CryptoKey, name: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(how(iv, name), key, new TextEncoder().encode(text));
  return textOf(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** Opens what `seal` made; throws for anything else. */
export async function unseal(key: CryptoKey, name: string, sealed: string): Promise<string> {
  const bytes = bytesOf(z.base64url().parse(sealed));
  const opened = await crypto.subtle.decrypt(how(bytes.slice(0, 12), name), key, bytes.slice(12));
  return new TextDecoder().decode(opened);
}

const how = (iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(name),
});

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));

const textOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
