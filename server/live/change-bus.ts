import { EventEmitter } from 'node:events';
import type { ChangeEvent } from '#contract/live-events.ts';

/** Carries changes from the engine to whoever tells open screens. */
export interface ChangeBus {
  publish(event: ChangeEvent): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: (event: ChangeEvent) => void): () => void;
}

/** A bus within this process. */
export function createChangeBus(): ChangeBus {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    publish: (event) => void emitter.emit('change', event),
    subscribe: (listener) => {
      emitter.on('change', listener);
      return () => void emitter.off('change', listener);
    },
  };
}
