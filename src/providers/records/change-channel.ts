import type { ChangeEvent } from '#contract/live-events.ts';
import { ownWritesSettled } from '../records/own-writes.ts';

/** Where changes of records are heard and told: from the other tabs of the browser, and from the hub. */
export interface ChangeChannel {
  /** Tells the other tabs what this one has changed. */
  publish: (event: ChangeEvent) => void;
  /** Tells this tab what the hub says was changed; what it changed itself it knows already. */
  receive: (event: ChangeEvent) => void;
  /** @returns stops listening */
  subscribe: (listener: (event: ChangeEvent) => void) => () => void;
}

/** Changes made in one tab, told to the others. Every message is checked before anybody hears it. */
export function createTabChannel(): ChangeChannel {
  const listeners = new Set<(event: ChangeEvent) => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('record-changes');
  const tell = (event: ChangeEvent) => {
    for (const listener of listeners) listener(event);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isChangeEvent(data)) tell(data);
  });
  let own: readonly OwnChange[] = [];
  return {
    publish(event) {
      own = [...own.filter(isFresh), { ...event, at: Date.now() }];
      channel?.postMessage(event);
    },
    receive(event) {
      void ownWritesSettled().then(() => {
        const echoed = own.find((change) => isFresh(change) && isSame(change, event));
        if (!echoed) return tell(event);
        // Once: the next change of the same record is somebody else's.
        own = own.filter((change) => change !== echoed);
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The channel of this page. */
export const changeChannel: ChangeChannel = createTabChannel();

type OwnChange = ChangeEvent & { at: number };

/** How long the hub may take to tell of a change that was made here. Milliseconds. */
const ECHO_MS = 5_000;

const isFresh = ({ at }: OwnChange): boolean => Date.now() - at < ECHO_MS;

/** A change without ids may be anybody's: it is told, at the cost of one more question. */
const isSame = (own: OwnChange, { resource, type, ids }: ChangeEvent): boolean =>
  own.resource === resource && own.type === type && ids.length > 0 && ids.every((id) => own.ids.includes(id));

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
