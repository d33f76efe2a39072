import { lazyPanelPart } from '../lazy-panel-part.tsx';
import { PUBLISH_KEY, UNPUBLISH_KEY } from '../publishing/publishing-keys.ts';
import type { PanelCapability } from './capability.ts';

/** Over a record stands what of it everybody reads, in each language, and how that is changed; of many, in a list. */
export const publishing: PanelCapability = {
  name: 'publishing',
  isDeclaredBy: (resource) => resource.publishing !== undefined,
  BulkPart: lazyPanelPart(async () => (await import('../publishing/bulk-publishing.tsx')).BulkPublishing),
  bulkKeys: [PUBLISH_KEY, UNPUBLISH_KEY],
  RecordHead: lazyPanelPart(async () => (await import('../publishing/publishing-strip.tsx')).PublishingStrip),
};
