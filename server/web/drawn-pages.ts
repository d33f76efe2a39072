import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import type { PageRequest, RenderPage } from '#contract/page-rendering.ts';
import { pages } from '#contract/pages.ts';
import { postedFormKey } from '#contract/posted-form.ts';
import { createLimit } from '../work-queue.ts';
import type { Sent } from './contact-form.ts';
import { type DrawnDocument, type KeptPage, type PageCache, logUndrawn } from './page-cache.ts';
import { type PagePlace, pageDocument } from './page-document.ts';
import { readAsVisitor } from './read-as-visitor.ts';
import type { Template } from './template.ts';

interface Options {
  template: Template;
  renderPage: RenderPage;
  cache: PageCache;
}

export interface DrawnPages {
  /** @returns `null` when the browser has to draw the page */
  get(place: PagePlace & { search: string }): Promise<KeptPage | null>;
  /**
   * A page for one reader alone, who sends its form. `null` while too many are drawn: then nothing was sent. Throws when
   * it cannot be drawn.
   */
  drawOnce(
    place: PagePlace,
    send: () => Promise<Sent>,
  ): Promise<{ page: DrawnDocument; status: number } | null>;
  /** A page that is not kept. `null` when the browser has to draw it. */
  drawUnkept(place: PagePlace & { search: string }): Promise<DrawnDocument | null>;
}

/** Longer query strings are left to the browser: no page writes such. */
const QUERY_MAX = 300;
/** At most this many that are not kept are drawn at a time: anybody may ask for one. */
const UNKEPT_MAX = 3;

/** The pages as the host draws them: kept, and drawn anew after a change. */
export function createDrawnPages(app: FastifyInstance, options: Options): DrawnPages {
  const { template, renderPage, cache } = options;
  // The first visitor after a start does not wait for the first drawing, which is the slowest.
  app.addHook('onListen', async () => {
    for (const language of LANGUAGES)
      await cache.get({ ...FRONT_PAGE, language }, () => make({ ...FRONT_PAGE, language }));
  });
  const limitUnkept = createLimit(UNKEPT_MAX);
  async function make(asked: Omit<PageRequest, 'read'>): Promise<DrawnDocument> {
    const page = await renderPage({ ...asked, read: readAsVisitor(app, asked.language) });
    return {
      ...pageDocument(template, page, asked),
      isMissing: page.head.isMissing,
      movedTo: page.head.movedTo ?? null,
    };
  }
  return {
    async get({ path, search, language }) {
      if (search.length > QUERY_MAX) return null;
      return cache.get({ path, search, language }, () => make({ path, search, language }));
    },
    drawOnce: async ({ path, language }, send) =>
      limitUnkept(async () => {
        const { posted, status } = await send();
        const known = [[postedFormKey(path), posted]] as const;
        return { page: await make({ path, search: '', language, known }), status };
      }),
    async drawUnkept({ path, search, language }) {
      if (search.length > QUERY_MAX) return null;
      try {
        return await limitUnkept(() => make({ path, search, language }));
      } catch (error) {
        logUndrawn(app.log, path, error);
        return null;
      }
    },
  };
}

const FRONT_PAGE = { path: pages.home.path, search: '' };
