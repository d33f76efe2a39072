import { lazyPanelPart } from '../lazy-panel-part.tsx';
import { ReorderLink } from '../reorder/reorder-link.tsx';
import type { PanelCapability } from './capability.ts';

/** Records that have an order of their own are put into it on a screen beside the list. */
export const reorder: PanelCapability = {
  name: 'reorder',
  isDeclaredBy: ({ list }) => list.reorder === true,
  screens: {
    reorder: lazyPanelPart(async () => (await import('../reorder/reorder-screen.tsx')).ReorderScreen),
  },
  ListLink: ReorderLink,
};
