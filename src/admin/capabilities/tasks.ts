import { lazyPanelPart } from '../lazy-panel-part.tsx';
import type { PanelCapability } from './capability.ts';

/** What the owner of a record was asked for stands on the record, with what was sent back. */
export const tasks: PanelCapability = {
  name: 'tasks',
  isDeclaredBy: (resource) => resource.tasks === true,
  RecordPart: lazyPanelPart(async () => (await import('../tasks/record-tasks.tsx')).RecordTasks),
};
