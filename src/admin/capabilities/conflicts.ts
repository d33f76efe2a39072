import { savedNote } from '../conflicts/saved-note.ts';
import { lazyPanelPart } from '../lazy-panel-part.tsx';
import type { PanelCapability } from './capability.ts';

/** Shows on a record whom its parties may be, and what was decided. */
export const conflicts: PanelCapability = {
  name: 'conflicts',
  isDeclaredBy: (resource) => resource.conflicts !== undefined,
  RecordPart: lazyPanelPart(async () => (await import('../conflicts/record-conflicts.tsx')).RecordConflicts),
  savedNote,
};
