import { lazyPanelPart } from '../lazy-panel-part.tsx';
import type { PanelCapability } from './capability.ts';

/** Over a record stands what of it everybody reads, in each language, and how that is changed. */
export const publishing: PanelCapability = {
  name: 'publishing',
  isDeclaredBy: (resource) => resource.publishing !== undefined,
  RecordHead: lazyPanelPart(async () => (await import('../publishing/publishing-strip.tsx')).PublishingStrip),
};
