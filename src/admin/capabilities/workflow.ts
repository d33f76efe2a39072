import { whenPageIsIdle } from '#providers/browser/page-idle.ts';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import type { PanelCapability } from './capability.ts';

/** Records that nobody has taken up yet are counted in the menu, where a list has a tab for each state. */
export const workflow: PanelCapability = {
  name: 'workflow',
  isDeclaredBy: (resource) =>
    resource.workflow !== undefined && resource.list.tabs === resource.workflow.field,
  // Comes when the rows that somebody has come for are there.
  MenuMark: lazyWithRetry(async () => {
    await whenPageIsIdle();
    return (await import('../workflow/new-count.tsx')).NewCount;
  }),
};
