import type { ChangeEvent } from '#contract/live-events.ts';

/** Where changes of records are heard and told. Today it joins the tabs of one browser. */
export interface ChangeChannel {
  publish: (event: ChangeEvent) => void;
  /** @returns stops listening */
  subscribe: (listener: (event: ChangeEvent) => void) => () => void;
}

/** Changes made in one tab, told to the others. Every message is checked before anybody hears it. */
export function createTabChannel(): ChangeChannel {
  const listeners = new Set<(event: ChangeEvent) => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('record-changes');
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isChangeEvent(data)) return;
    for (const listener of listeners) listener(data);
  });
  return {
    publish: (event) => channel?.postMessage(event),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The channel of this page. */
export const changeChannel: ChangeChannel = createTabChannel();

const TYPES: readonly string[] = [
  'created',
  'updated',
  'deleted',
  'restored',
] satisfies ChangeEvent['type'][];

// By hand, as in session-shape.ts: every page listens, and the schema library stays out of its entry.
function isChangeEvent(value: unknown): value is ChangeEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { resource, type, ids } = value as Partial<Record<keyof ChangeEvent, unknown>>; // keys checked below
  return (
    typeof resource === 'string' &&
    typeof type === 'string' &&
    TYPES.includes(type) &&
    Array.isArray(ids) &&
    ids.every((id) => typeof id === 'number')
  );
}
