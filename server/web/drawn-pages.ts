import type { FastifyInstance } from 'fastify';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Language } from '#contract/language.ts';
import type { RenderPage } from '#contract/page-rendering.ts';
import type { ChangeBus } from '../live/change-bus.ts';
import { type KeptPage, createPageCache } from './page-cache.ts';
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
}

/** Longer query strings are left to the browser: no page writes such. */
const SEARCH_MAX = 300;

/** The pages as the host draws them: kept, and drawn anew after a change. */
export function createDrawnPages(app: FastifyInstance, options: Options): DrawnPages {
  const { template, renderPage, resources, changes } = options;
  const cache = createPageCache({ changes, resources, log: app.log });
  app.addHook('onClose', async () => cache.stop());
  return {
    async get({ path, search, language }) {
      if (search.length > SEARCH_MAX) return null;
      return cache.get(keyOf({ path, search, language }), async () => {
        const page = await renderPage({ path, search, language, read: readAsVisitor(app, language) });
        return { html: pageDocument(template, page, { path, language }), isMissing: page.head.isMissing };
      });
    },
  };
}

const keyOf = ({ path, search, language }: { path: string; search: string; language: Language }): string =>
  `${language} ${path}${search && `?${search}`}`;
