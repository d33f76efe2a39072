import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '#contract/page-rendering.ts';

/**
 * What draws the pages, from where the build puts it beside the site; `null` where nothing is built. It is loaded with
 * the first page: the host answers before.
 */
export function rendererIn(webRoot: string): RenderPage | null {
  const file = join(webRoot, '../rendering/render-page.js');
  if (!existsSync(file)) return null;
  return async (request) => {
    // Built from src/rendering/render-page.tsx, which states its type.
    const { renderPage } = (await import(pathToFileURL(file).href)) as { renderPage: RenderPage };
    return renderPage(request);
  };
}
