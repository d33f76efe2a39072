import type { Host } from '../host.ts';
import type { MessageOf } from '../live/fan-out/topics.ts';
import type { Part, Touched } from './outcome.ts';
import type { RecordTables } from './record-table.ts';

type ChangeEvent = MessageOf<'change'>;

/** After the commit: tells the hooks of every change, and capabilities of each kind of change of each resource once. */
export function publishChanges(host: Host, tables: RecordTables, whole: Part): void {
  const events = new Map<string, ChangeEvent>();
  const add = ({ resource, ids, isInside }: Touched, type: ChangeEvent['type']) => {
    if (ids.length === 0) return;
    const key = `${resource} ${type} ${isInside}`;
    const before = events.get(key)?.ids ?? [];
    events.set(key, {
      resource,
      type,
      ids: [...new Set([...before, ...ids])],
      ...(isInside && { isInside }),
    });
  };
  const gather = ({ resource, outcomes }: Part): void => {
    const { hooks: { afterCommit } = {}, capabilities = [] } = tables.get(resource) ?? {};
    for (const { change, parts = [], touched = [] } of outcomes) {
      if (change) {
        afterCommit?.(change, host);
        const ids = [change.after?.id ?? change.before?.id ?? []].flat();
        const isInside = capabilities.some((capability) => capability.isInside?.(change));
        add({ resource, ids, ...(isInside && { isInside }) }, change.operation);
      }
      for (const part of parts) gather(part);
      for (const one of touched) add(one, 'updated');
    }
  };
  gather(whole);
  for (const event of events.values()) runAfterCommit(host, tables, event);
}

/** Tells the capabilities of a resource of a change that is committed. */
export function runAfterCommit(host: Host, tables: RecordTables, event: ChangeEvent): void {
  for (const { afterCommit } of tables.get(event.resource)?.capabilities ?? []) afterCommit?.(event, host);
}
