import type { Host } from '../host.ts';
import type { MessageOf } from '../live/fan-out/topics.ts';
import type { Part } from './outcome.ts';
import type { RecordTables } from './record-table.ts';

type ChangeEvent = MessageOf<'change'>;

/** After the commit: tells the hooks of every change, and capabilities of each kind of change of each resource once. */
export function publishChanges(host: Host, tables: RecordTables, whole: Part): void {
  const events = new Map<string, ChangeEvent>();
  const add = (resource: string, type: ChangeEvent['type'], ids: readonly number[]) => {
    if (ids.length === 0) return;
    const key = `${resource} ${type}`;
    const before = events.get(key)?.ids ?? [];
    events.set(key, { resource, type, ids: [...new Set([...before, ...ids])] });
  };
  const gather = ({ resource, outcomes }: Part): void => {
    const afterCommit = tables.get(resource)?.hooks.afterCommit;
    for (const { change, parts = [], touched = [] } of outcomes) {
      if (change) {
        afterCommit?.(change, host);
        add(resource, change.operation, [change.after?.id ?? change.before?.id ?? []].flat());
      }
      for (const part of parts) gather(part);
      for (const { resource: newer, ids } of touched) add(newer, 'updated', ids);
    }
  };
  gather(whole);
  for (const event of events.values()) runAfterCommit(host, tables, event);
}

/** Tells the capabilities of a resource of a change that is committed. */
export function runAfterCommit(host: Host, tables: RecordTables, event: ChangeEvent): void {
  for (const { afterCommit } of tables.get(event.resource)?.capabilities ?? []) afterCommit?.(event, host);
}
