import type { ListQuery } from '#contract/list-query.ts';

/** What an answer says of the page that it gives. */
interface ShownPage {
  readonly page: number;
  readonly pages: number;
  readonly firstKey: string;
  readonly lastKey: string;
}

/** At most this many lists are remembered. */
const LISTS_MAX = 20;
const shown = new Map<string, ShownPage>();

/**
 * Where the list last was, for the host to walk from: of one question only the page shown last counts, since the pages
 * before it may have moved. Nothing where the beginning or the end is nearer.
 */
export function nearParam(list: string, page: number): Record<string, string> {
  const known = shown.get(list);
  if (!known) return {};
  const distance = Math.abs(page - known.page);
  const isEnd = page === 1 || page >= known.pages;
  if (isEnd || distance > page - 1 || distance > known.pages - page) return {};
  return { Near: `${known.page}.${page > known.page ? known.lastKey : known.firstKey}` };
}

/** Keeps what the host said of a page; a host that gives no keys is asked by number. */
export function rememberPage(
  list: string,
  { page }: Pick<ListQuery, 'page'>,
  answer: { totalPages?: number; firstKey?: string; lastKey?: string },
): void {
  const { totalPages, firstKey, lastKey } = answer;
  shown.delete(list);
  if (totalPages === undefined || firstKey === undefined || lastKey === undefined) return;
  shown.set(list, { page, pages: totalPages, firstKey, lastKey });
  const [oldest] = shown.keys();
  if (shown.size > LISTS_MAX && oldest !== undefined) shown.delete(oldest);
}
