import type { FastifyInstance } from 'fastify';
import type { AnyResource } from '#contract/define-resource.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { PageRequest, RenderPage } from '#contract/page-rendering.ts';
import { pages } from '#contract/pages.ts';
import { type PostedForm, postedFormKey } from '#contract/posted-form.ts';
import type { ChangeBus } from '../live/change-bus.ts';
import { type DrawnDocument, type KeptPage, createPageCache } from './page-cache.ts';
import { type PagePlace, pageDocument } from './page-document.ts';
import { readAsVisitor } from './read-as-visitor.ts';
import type { Template } from './template.ts';

interface Options {
  template: Template;
  renderPage: RenderPage;
  resources: readonly AnyResource[];
  changes: ChangeBus;
}

export interface DrawnPages {
  /** @returns `null` when the browser has to draw the page */
  get(place: PagePlace & { search: string }): Promise<KeptPage | null>;
  /** A page for one reader alone, who has just sent its form. Throws when it cannot be drawn. */
  drawOnce(place: PagePlace, posted: PostedForm): Promise<DrawnDocument>;
  /** A page that is not kept. `null` when the browser has to draw it. */
  drawUnkept(place: PagePlace & { search: string }): Promise<DrawnDocument | null>;
}

/** Longer query strings are left to the browser: no page writes such. */
const SEARCH_MAX = 300;
/** So many that are not kept are drawn at a time: anybody may ask for one. */
const UNKEPT_MAX = 3;

/** The pages as the host draws them: kept, and drawn anew after a change. */
export function createDrawnPages(app: FastifyInstance, options: Options): DrawnPages {
  const { template, renderPage, resources, changes } = options;
  const cache = createPageCache({ changes, resources, log: app.log });
  app.addHook('onClose', async () => cache.stop());
  // The first visitor after a start does not wait for the first drawing, which is the slowest.
  app.addHook('onListen', async () => {
    for (const language of LANGUAGES)
      await cache.get(keyOf({ ...FRONT_PAGE, language }), () => make({ ...FRONT_PAGE, language }));
  });
  let unkept = 0;
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
      if (search.length > SEARCH_MAX) return null;
      return cache.get(keyOf({ path, search, language }), () => make({ path, search, language }));
    },
    drawOnce: ({ path, language }, posted) =>
      make({ path, search: '', language, known: [[postedFormKey(path), posted]] }),
    async drawUnkept({ path, search, language }) {
      if (search.length > SEARCH_MAX || unkept >= UNKEPT_MAX) return null;
      unkept += 1;
      try {
        return await make({ path, search, language });
      } catch (error) {
        app.log.error({ err: error, page: path }, 'A page could not be drawn');
        return null;
      } finally {
        unkept -= 1;
      }
    },
  };
}

const FRONT_PAGE = { path: pages.home.path, search: '' };

const keyOf = ({ path, search, language }: { path: string; search: string; language: Language }): string =>
  `${language} ${path}${search && `?${search}`}`;
