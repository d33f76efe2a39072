import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ORIGIN_PLACE } from '#contract/page-rendering.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
/** The bytes of a drawn page, for the address that the site is called by. */
export type PageBodies = (origin: string, encoding: Encoding) => Promise<Buffer>;

/** Compresses a page once, when the first browser takes it so. A caller may name any address: only the last is kept. */
export function pageBodies(html: string): PageBodies {
  let kept: { origin: string; bodies: Map<Encoding, Promise<Buffer>> } | null = null;
  return (origin, encoding) => {
    if (kept?.origin !== origin) kept = { origin, bodies: new Map() };
    const known = kept.bodies.get(encoding);
    if (known) return known;
    const body = compress[encoding](Buffer.from(html.replaceAll(ORIGIN_PLACE, origin)));
    kept.bodies.set(encoding, body);
    return body;
  };
}

/** Takes a few milliseconds, beside the thread that answers. */
const BROTLI_QUALITY = 9;

const compress: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: promisify(gzip),
  identity: async (bytes) => bytes,
};
const brotli = promisify(brotliCompress);

/** The best encoding that an Accept-Encoding header lets in. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => !/;\s*q=0(\.0*)?$/.test(each))
    .map((each) => each.split(';', 1)[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
