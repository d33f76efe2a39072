import type { Host } from '../host.ts';
import type { MessageOf } from '../live/fan-out/topics.ts';
import type { Part, Touched } from './outcome.ts';
import type { RecordTables } from './record-table.ts';

type ChangeEvent = MessageOf<'change'>;

/** After the commit: tells the hooks of every change, and capabilities of each kind of change of each resource once. */
export function publishChanges(host: Host, tables: RecordTables, whole: Part): void {
  const events = new Map<string, Omit<ChangeEvent, 'ids'> & { ids: Set<number> }>();
  const add = ({ resource, ids, isInside }: Touched, type: ChangeEvent['type']) => {
    if (ids.length === 0) return;
    const key = `${resource} ${type} ${isInside}`;
    const event = events.get(key) ?? { resource, type, ids: new Set(), ...(isInside && { isInside }) };
    events.set(key, event);
    for (const id of ids) event.ids.add(id);
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
  for (const { ids, ...event } of events.values()) runAfterCommit(host, tables, { ...event, ids: [...ids] });
}

/** Tells the capabilities of a resource of a change that is committed. */
export function runAfterCommit(host: Host, tables: RecordTables, event: ChangeEvent): void {
  for (const { afterCommit } of tables.get(event.resource)?.capabilities ?? []) afterCommit?.(event, host);
}
