import type { Capability } from '../capability.ts';
import { bookings } from './bookings.ts';
import { clientNames } from './conflicts/client-names.ts';
import { confidential } from './confidential.ts';
import { conflicts } from './conflicts/conflicts.ts';
import { files } from './files/files.ts';
import { images } from './images.ts';
import { live } from './live.ts';
import { madeSlugs } from './made-slugs.ts';
import { visibility } from './visibility/visibility.ts';
import { publishing } from './publishing/publishing.ts';
import { replies } from './replies/replies.ts';
import { reorder } from './reorder/reorder.ts';
import { rowOf } from './rows/row-of.ts';
import { rows } from './rows/rows.ts';
import { singleton } from './singleton.ts';
import { tasks } from './tasks/tasks.ts';
import { thread } from './thread/thread.ts';
import { walls } from './conflicts/walls.ts';
import { workflow } from './workflow/workflow.ts';

/** What a definition may declare, in the order in which the hooks run. */
export const capabilities: readonly Capability[] = [
  rows,
  rowOf,
  files,
  images,
  madeSlugs,
  singleton,
  workflow,
  bookings,
  visibility,
  conflicts,
  clientNames,
  walls,
  publishing,
  reorder,
  tasks,
  thread,
  replies,
  confidential,
  live,
];
