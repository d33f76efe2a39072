import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { reach } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ChangeBus } from '../live/change-bus.ts';
import type { InlineSources } from './content-policy.ts';
import { type PageBodies, pageBodies } from './page-bodies.ts';

/** A document as it was drawn; the site's address is put in as it leaves. */
export interface DrawnDocument {
  readonly html: string;
  /** What runs and styles in it. */
  readonly sources: InlineSources;
  /** Whether there is something at its address. */
  readonly isMissing: boolean;
  /** Where it is now; `null`: here. */
  readonly movedTo: string | null;
}

/** A drawn document, kept with its bytes. */
export interface KeptPage extends Omit<DrawnDocument, 'html'> {
  readonly bodies: PageBodies;
  readonly etag: string;
}

/** So many documents are kept; the oldest go first. */
const PAGES_MAX = 150;
/** So many are drawn at a time; whoever asks for more gets the document that the browser draws. */
const DRAWINGS_MAX = 12;
/** A page is drawn anew after this time also when nobody has told of a change. Milliseconds. */
const AGE_MAX_MS = 60_000;

interface Options {
  changes: ChangeBus;
  resources: readonly AnyResource[];
  log: FastifyBaseLogger;
}

/**
 * Keeps drawn pages until something changes that visitors can see; nobody gets a page from before a change once it is
 * told. A page that cannot be drawn is served as it last was.
 */
export function createPageCache({ changes, resources, log }: Options) {
  const seen = new Set(resources.filter(isSeenByVisitors).map(({ name }) => name));
  const kept = new Map<string, KeptPage & { madeIn: number; madeAt: number }>();
  const underWay = new Map<string, Promise<KeptPage>>();
  let generation = 0;
  const stop = changes.subscribe(({ resource }) => {
    if (seen.has(resource)) generation += 1;
  });

  async function make(key: string, draw: Draw): Promise<KeptPage> {
    const madeIn = generation;
    const madeAt = Date.now();
    const { html, ...drawn } = await draw();
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 24)}"`;
    const page = { ...drawn, bodies: pageBodies(html), etag, madeIn, madeAt };
    kept.delete(key);
    kept.set(key, page);
    const [oldest] = kept.keys();
    if (kept.size > PAGES_MAX && oldest !== undefined) kept.delete(oldest);
    return page;
  }

  return {
    /** @returns `null` when the page cannot be drawn now, and never was */
    async get(key: string, draw: Draw): Promise<KeptPage | null> {
      const page = kept.get(key);
      if (page && page.madeIn === generation && Date.now() - page.madeAt < AGE_MAX_MS) return page;
      const drawing = `${generation} ${key}`;
      try {
        const shared = underWay.get(drawing);
        if (shared) return await shared;
        if (underWay.size >= DRAWINGS_MAX) return page ?? null;
        const own = make(key, draw).finally(() => underWay.delete(drawing));
        underWay.set(drawing, own);
        return await own;
      } catch (error) {
        log.error({ err: error, page: key }, 'A page could not be drawn');
        return page ?? null;
      }
    },
    stop,
  };
}

type Draw = () => Promise<DrawnDocument>;

const isSeenByVisitors = ({ access }: AnyResource): boolean =>
  reach(access.list, null) !== null || reach(access.read, null) !== null;
