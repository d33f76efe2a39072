/**
 * Whether a row shows this cell of it: where the screen is narrow some are left out, and others stand under the end at
 * which the row is cut off. Also of one that one has to scroll to.
 */
export function isInSight(cell: HTMLElement | null | undefined): boolean {
  const row = cell?.closest('tr');
  if (!cell || !row) return false;
  const { display } = getComputedStyle(cell);
  // Without a box of its own it stands where the row begins.
  if (display === 'none' || display === 'contents') return display === 'contents';
  const { top, bottom } = cell.getBoundingClientRect();
  return (top + bottom) / 2 <= row.getBoundingClientRect().bottom;
}
