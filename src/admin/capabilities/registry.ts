import type { AnyResource } from '#contract/define-resource.ts';
import type { PanelCapability } from './capability.ts';
import { conflicts } from './conflicts.ts';
import { live } from './live.ts';
import { publishing } from './publishing.ts';
import { reorder } from './reorder.ts';
import { singleton } from './singleton.ts';
import { tasks } from './tasks.ts';
import { thread } from './thread.ts';
import { workflow } from './workflow.ts';

/** What definitions may declare and the panel shows, in the order in which a list has it. */
export const panelCapabilities: readonly PanelCapability[] = [
  singleton,
  workflow,
  thread,
  conflicts,
  tasks,
  publishing,
  reorder,
  live,
];

/** Those that a definition declares. */
export const capabilitiesOf = (resource: AnyResource): PanelCapability[] =>
  panelCapabilities.filter(({ isDeclaredBy }) => isDeclaredBy(resource));
