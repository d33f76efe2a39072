import type { Totals } from '#contract/envelope.ts';

/**
 * The totals of a list. A host that counts is believed (R282, A7); for one that does not, the rows that came are
 * all there are, on at least one page (R281).
 */
export function listTotals(
  answer: Partial<Totals> & { data: readonly unknown[] },
  query: { page: number; pageSize: number },
): Totals {
  const totalCount = answer.totalCount ?? answer.data.length;
  const pageSize = answer.pageSize ?? query.pageSize;
  return {
    totalCount,
    pageSize,
    pageIndex: answer.pageIndex ?? query.page,
    totalPages: Math.max(1, answer.totalPages ?? Math.ceil(totalCount / pageSize)),
  };
}

/** The first and last row that a page shows, both 0 when there is none (R283, R284). */
export function shownRange({ totalCount, pageIndex, pageSize }: Totals): { from: number; to: number } {
  if (totalCount === 0) return { from: 0, to: 0 };
  const from = (pageIndex - 1) * pageSize + 1;
  return { from: Math.min(from, totalCount), to: Math.min(from + pageSize - 1, totalCount) };
}
