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
  /** What the answer brought, once it is here. */
  record?: AnyRecord;
}
let ahead: Ahead | null = null;

/** Reads for an edit form that is likely to be opened next. */
export function readAhead(resource: AnyResource, id: number): void {
  // Every reading of what is confidential is written down, also one that nobody looks at.
  if (resource.confidential) return;
  const reading: Ahead = { resource, id, at: Date.now(), writes: writesBegun(), answer: read(resource, id) };
  reading.answer.then(
    (record) => (reading.record = record),
    // Whoever opens the form hears of it.
    () => {},
  );
  ahead = reading;
}

/** The record for an edit form, once, where it was read ahead and is here: the form is drawn at once. */
export const takeReadAhead = (resource: AnyResource, id: number): AnyRecord | undefined =>
  ahead?.record ? take(resource, id)?.record : undefined;

/** Reads for an edit form: once from what is being read ahead, else from the host. */
export const readForUpdate = (resource: AnyResource, id: number, signal?: AbortSignal): Promise<AnyRecord> =>
  take(resource, id)?.answer ?? read(resource, id, signal);

function take(resource: AnyResource, id: number): Ahead | null {
  const kept = ahead;
  ahead = null;
  const isThis = kept?.resource === resource && kept.id === id;
  const isNew = kept !== null && Date.now() - kept.at < KEPT_MS && kept.writes === writesBegun();
  return isThis && isNew ? kept : null;
}

const read = async (resource: AnyResource, id: number, signal?: AbortSignal): Promise<AnyRecord> =>
  (await loadRecords()).readRecord(resource, id, { forUpdate: true, signal });
