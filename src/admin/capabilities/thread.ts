import { lazyPanelPart } from '../lazy-panel-part.tsx';
import type { PanelCapability } from './capability.ts';

/** A record with a thread is shown with it. Staff who edit content never see one. */
export const thread: PanelCapability = {
  name: 'thread',
  isDeclaredBy: (resource) => resource.thread === true,
  screens: {
    show: lazyPanelPart(async () => (await import('../thread/thread-screen.tsx')).ThreadScreen),
  },
};
