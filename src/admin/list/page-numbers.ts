/**
 * The numbers a pager offers: the first, the last, and the neighbours of the present page; `null` is a gap.
 * @param page the present page, from 1
 * @param pages how many there are
 */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, at) => {
    const before = numbers[at - 1];
    if (before === undefined || number - before === 1) return [number];
    // A gap of one page is that page.
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}
