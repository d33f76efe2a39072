import { QueryClient, type QueryObserverOptions } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import type { PageHead, RenderPage } from '#contract/page-rendering.ts';
import { hostStateOf } from '#providers/http/host-state.ts';
import { HeadContext } from '#public-site/page-head.ts';
import { App } from '#src/app.tsx';
import { draw } from './draw.ts';
import { readingBy } from './host-transport.ts';
import { scriptJson } from './script-json.ts';
import { structuredData } from './structured-data.ts';
import { wordsIn } from './words.ts';

/** What one page asks for may depend on what another answer said, but not endlessly. */
const DRAWINGS_MAX = 3;

/**
 * Draws a page as a visitor sees it. What its hooks ask for is read after the first drawing, and it is drawn again
 * with the answers, until nothing is missing.
 */
export const renderPage: RenderPage = async ({ path, search, language, read, known = [] }) => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  for (const [key, data] of known) queryClient.setQueryData(key, data);
  const heads: PageHead[] = [];
  const content = (
    <I18nextProvider i18n={wordsIn(language)}>
      <HeadContext.Provider value={(head) => void heads.push(head)}>
        <StrictMode>
          <StaticRouter location={{ pathname: path, search: search && `?${search}` }}>
            <App queryClient={queryClient} notice={null} />
          </StaticRouter>
        </StrictMode>
      </HeadContext.Provider>
    </I18nextProvider>
  );
  let html = await draw(content);
  for (let drawn = 1; drawn < DRAWINGS_MAX; drawn += 1) {
    const asked = openQueries(queryClient);
    if (asked.length === 0) break;
    await readingBy(read, () => Promise.all(asked.map((query) => query.fetch())));
    html = await draw(content);
  }
  const head = heads.at(-1);
  if (!head) throw new Error(`The page at ${path} has no heading`);
  const page = {
    head,
    html,
    state: scriptJson(hostStateOf(queryClient)),
    structuredData: scriptJson(structuredData({ path, language, head, queryClient })),
  };
  queryClient.clear();
  return page;
};

function openQueries(queryClient: QueryClient) {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(
      ({ state, options }) =>
        // A query that a hook has made keeps the hook's options.
        state.status === 'pending' && (options as QueryObserverOptions).enabled !== false,
    );
}
