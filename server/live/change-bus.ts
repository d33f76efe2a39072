import { type FanOut, createFanOut } from './fan-out/fan-out.ts';
import type { MessageOf } from './fan-out/topics.ts';

type Change = MessageOf<'change'>;

/** Carries changes from the engine to whoever tells open screens. */
export interface ChangeBus {
  publish(event: Change): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: (event: Change) => void): () => void;
}

/** Most ids in one message, so that every relay can carry it. */
const IDS_MAX = 500;

/** @param fanOut default: within this process */
export function createChangeBus(fanOut: FanOut = createFanOut()): ChangeBus {
  return {
    publish({ ids, ...event }) {
      for (let start = 0; start === 0 || start < ids.length; start += IDS_MAX)
        fanOut.publish('change', { ...event, ids: ids.slice(start, start + IDS_MAX) });
    },
    subscribe: (listener) => fanOut.subscribe('change', listener),
  };
}
