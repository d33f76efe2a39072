import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '#contract/page-rendering.ts';

/** What draws the pages, from where the build puts it beside the site; `null` where nothing is built. */
export async function loadRenderer(webRoot: string): Promise<RenderPage | null> {
  const file = join(webRoot, '../rendering/render-page.js');
  if (!existsSync(file)) return null;
  // Built from src/rendering/render-page.tsx, which states its type.
  const { renderPage } = (await import(pathToFileURL(file).href)) as { renderPage: RenderPage };
  return renderPage;
}
