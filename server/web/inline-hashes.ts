import { createHash } from 'node:crypto';
import type { InlineSources } from './content-policy.ts';

/** Marks what the build and the host write into a document themselves. */
const NONCE = ' nonce="%NONCE%"';
const INLINE = /<(script|style) nonce="%NONCE%">([^]*?)<\/\1>/g;
/** What the browser's program reads the nonce from. */
const NONCE_META = /\s*<meta property="csp-nonce"[^>]*>/g;

/**
 * A document in which nothing differs from answer to answer: what runs and styles in it is let in by its hash, and needs
 * no nonce. To be called before anything is put in that people wrote: only the hashes of our own are taken.
 */
export function withInlineHashes(html: string): { html: string; sources: InlineSources } {
  const inline = Array.from(html.matchAll(INLINE), ([, name, text = '']) => ({ name, hash: hashOf(text) }));
  const of = (name: string) => inline.filter((each) => each.name === name).map(({ hash }) => hash);
  return {
    html: html.replaceAll(NONCE_META, '').replaceAll(NONCE, ''),
    // The program fills its style elements rule by rule; what they are made with is empty.
    sources: { scripts: of('script'), styles: [...of('style'), hashOf('')] },
  };
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
