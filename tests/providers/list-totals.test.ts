import { describe, expect, it } from 'vitest';
import { listTotals, shownRange } from '#providers/records/list-totals.ts';

const rows = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('the totals of a list', () => {
  it.each([
    [0, 0, 1],
    [3, 3, 1],
    [5, 5, 1],
    [7, 7, 2],
  ])('R281 are computed from %i returned rows when the host sends none', (count, total, pages) => {
    const totals = listTotals({ data: rows(count) }, { page: 1, pageSize: 5 });
    expect(totals).toMatchObject({ totalCount: total, totalPages: pages, pageIndex: 1, pageSize: 5 });
  });

  it("R281 are the host's own when it sends them", () => {
    const answer = { data: rows(5), totalCount: 12, pageIndex: 2, pageSize: 5, totalPages: 3 };
    expect(listTotals(answer, { page: 2, pageSize: 5 })).toEqual({
      totalCount: 12,
      pageIndex: 2,
      pageSize: 5,
      totalPages: 3,
    });
  });

  it.each([
    [1, 5, 12, 1, 5],
    [3, 5, 12, 11, 12],
    [1, 5, 0, 0, 0],
  ])('page %i of %i rows out of %i shows %i to %i', (pageIndex, pageSize, totalCount, from, to) => {
    expect(shownRange({ pageIndex, pageSize, totalCount, totalPages: 3 })).toEqual({ from, to });
  });
});
