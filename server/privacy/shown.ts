import type { AnyResource } from '#contract/define-resource.ts';
import type { Caller } from '../http/caller.ts';

/** How somebody came to see records. */
export const READ_KINDS = [
  'list',
  'choice',
  'read',
  'change',
  'thread',
  'contact',
  'history',
  'file',
  'export',
  'import',
  'search',
  'dashboard',
  'calendar',
] as const;
export type ReadKind = (typeof READ_KINDS)[number];

/** Records that an answer shows. */
export interface Shown {
  readonly resource: AnyResource;
  readonly kind: ReadKind;
  readonly ids: readonly number[];
}

/** Says, before an answer leaves, who is shown which records by it. */
export type LogReads = (caller: Caller | null, shown: readonly Shown[]) => Promise<void>;
