import { lazyPanelPart } from '../lazy-panel-part.tsx';
import type { PanelCapability } from './capability.ts';

/** Whom the parties of a record may be stands on the record, with what was decided about it. */
export const conflicts: PanelCapability = {
  name: 'conflicts',
  isDeclaredBy: (resource) => resource.conflicts !== undefined,
  RecordPart: lazyPanelPart(async () => (await import('../conflicts/record-conflicts.tsx')).RecordConflicts),
};
