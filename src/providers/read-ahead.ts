import type { AnyResource } from '#contract/define-resource.ts';
import { loadRecords } from './load-records.ts';
import { writesBegun } from './own-writes.ts';
import type { AnyRecord } from './records.ts';

/** What was read ahead is as good as new for so long; a change by others meanwhile is a conflict like any. Milliseconds. */
const KEPT_MS = 5000;

interface Ahead {
  resource: AnyResource;
  id: number;
  at: number;
  /** Calls of this page that had changed something by then. */
  writes: number;
  answer: Promise<AnyRecord>;
}
let ahead: Ahead | null = null;

/** Reads for an edit form that is likely to be opened next. */
export function readAhead(resource: AnyResource, id: number): void {
  // Every reading of what is confidential is written down, also one that nobody looks at.
  if (resource.confidential) return;
  const answer = read(resource, id);
  // Whoever opens the form hears of it.
  answer.catch(() => {});
  ahead = { resource, id, at: Date.now(), writes: writesBegun(), answer };
}

/** Reads for an edit form: once from what was read ahead, else from the host. */
export function readForUpdate(resource: AnyResource, id: number, signal?: AbortSignal): Promise<AnyRecord> {
  const kept = ahead;
  ahead = null;
  const isThis = kept?.resource === resource && kept.id === id;
  const isNew = kept !== null && Date.now() - kept.at < KEPT_MS && kept.writes === writesBegun();
  return isThis && isNew ? kept.answer : read(resource, id, signal);
}

const read = async (resource: AnyResource, id: number, signal?: AbortSignal): Promise<AnyRecord> =>
  (await loadRecords()).readRecord(resource, id, { forUpdate: true, signal });
