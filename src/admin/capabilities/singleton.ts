import { lazyPanelPart } from '../lazy-panel-part.tsx';
import type { PanelCapability } from './capability.ts';

/** One record alone has its form where the list would be. */
export const singleton: PanelCapability = {
  name: 'singleton',
  isDeclaredBy: (resource) => resource.singleton === true,
  screens: {
    list: lazyPanelPart(async () => (await import('../singleton/singleton-screen.tsx')).SingletonScreen),
  },
};
