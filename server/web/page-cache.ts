import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { reach } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { PageRequest } from '#contract/page-rendering.ts';
import type { ChangeBus } from '../live/change-bus.ts';
import type { InlineSources } from './content-policy.ts';
import { createLimit } from '../work-queue.ts';
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

/** At most this many documents are kept; the oldest go first. */
const PAGES_MAX = 150;
/**
 * Pages whose address a visitor can invent (a query, or a page that does not exist). Limited apart, so that they cannot
 * push out real pages.
 */
const VARIED_MAX = 50;
/** At most this many with a query string are drawn at a time. */
const VARIED_DRAWINGS_MAX = 3;
/** At most this many are drawn at a time; whoever asks for more gets the document that the browser draws. */
const DRAWINGS_MAX = 12;
/** A page is drawn anew after this time also when nobody has told of a change. Milliseconds. */
const AGE_MAX_MS = 60_000;

/** What a document stands at. */
type Place = Omit<PageRequest, 'read' | 'known'>;

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
  const kept = new Map<string, Made>();
  const varied = new Map<string, Made>();
  const underWay = new Map<string, Promise<KeptPage | null>>();
  const limitVaried = createLimit(VARIED_DRAWINGS_MAX);
  let generation = 0;
  const stop = changes.subscribe(({ resource }) => {
    if (seen.has(resource)) generation += 1;
  });

  async function make(key: string, isVaried: boolean, draw: Draw): Promise<KeptPage> {
    const madeIn = generation;
    const madeAt = Date.now();
    const { html, ...drawn } = await draw();
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 24)}"`;
    const page = { ...drawn, bodies: pageBodies(html), etag, madeIn, madeAt };
    kept.delete(key);
    varied.delete(key);
    if (isVaried || page.isMissing) keep(varied, VARIED_MAX, key, page);
    else keep(kept, PAGES_MAX, key, page);
    return page;
  }

  return {
    /**
     * @param skipsLimit drawn also beyond `DRAWINGS_MAX`: the browser cannot draw it in its place. Default: it is not
     * @returns `null` when the page cannot be drawn now, and never was
     */
    async get(
      { path, search, language }: Place,
      draw: Draw,
      { skipsLimit = false }: { skipsLimit?: boolean } = {},
    ): Promise<KeptPage | null> {
      const key = `${language} ${path}?${search}`;
      const isVaried = search !== '';
      const page = kept.get(key) ?? varied.get(key);
      if (page && page.madeIn === generation && Date.now() - page.madeAt < AGE_MAX_MS) return page;
      const drawing = `${generation} ${key}`;
      try {
        const shared = underWay.get(drawing);
        if (shared) return (await shared) ?? page ?? null;
        if (underWay.size >= DRAWINGS_MAX && !skipsLimit) return page ?? null;
        const begin = () => make(key, isVaried, draw);
        const own = (isVaried ? limitVaried(begin) : begin()).finally(() => underWay.delete(drawing));
        underWay.set(drawing, own);
        return (await own) ?? page ?? null;
      } catch (error) {
        logUndrawn(log, path, error);
        return page ?? null;
      }
    },
    stop,
  };
}

export const logUndrawn = (log: FastifyBaseLogger, path: string, error: unknown): void =>
  log.error({ err: error, page: path }, 'A page could not be drawn');

export type PageCache = ReturnType<typeof createPageCache>;
type Draw = () => Promise<DrawnDocument>;
type Made = KeptPage & { madeIn: number; madeAt: number };

function keep(pages: Map<string, Made>, most: number, key: string, page: Made): void {
  pages.set(key, page);
  const [oldest] = pages.keys();
  if (pages.size > most && oldest !== undefined) pages.delete(oldest);
}

const isSeenByVisitors = ({ access }: AnyResource): boolean =>
  reach(access.list, null) !== null || reach(access.read, null) !== null;
