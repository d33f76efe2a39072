import { ArrivalsStrip } from '../live/arrivals-strip.tsx';
import { LiveMark } from '../live/live-mark.tsx';
import type { PanelCapability } from './capability.ts';

/** Lists say that they hear of what others do, and offer what was added meanwhile. */
export const live: PanelCapability = {
  name: 'live',
  isDeclaredBy: (resource) => resource.live,
  ListMark: LiveMark,
  ListStrip: ArrivalsStrip,
};
