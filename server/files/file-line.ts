import { AppError } from '#contract/errors.ts';
import type { Sender } from '../http/sender.ts';
import { createWorkQueue } from '../work-queue.ts';

/** How many forms are in the line at once: of each, one file waits or is looked into. */
const OF_HOST = 42;
/** Of clients, who sign themselves up: so that however many they are, staff find a place. */
const OF_CLIENTS = 28;
/** More than anybody sends from two tabs, and not so much that one account keeps the others out. */
const OF_SENDER = 4;

/** Looks into a file when its turn has come. */
type InTurn = <T>(look: () => Promise<T>) => Promise<T>;

/**
 * The line in which files wait to be looked into, two at once, those of staff first. Whoever comes after their places
 * are taken is sent away with `tooManyRequests` before anything is looked into.
 * @returns a function that keeps a place for a form while `work` looks into its files, one after the other
 */
export function createFileLine(): <T>(sender: Sender, work: (inTurn: InTurn) => Promise<T>) => Promise<T> {
  const queue = createWorkQueue({ atOnce: 2, waiting: OF_HOST });
  const taken = new Map<string, number>();
  const add = (key: string, change: 1 | -1): void => {
    const count = (taken.get(key) ?? 0) + change;
    if (count === 0) taken.delete(key);
    else taken.set(key, count);
  };

  return async ({ key: sender, isStaff }, work) => {
    const places: [key: string, most: number][] = [
      ['host', OF_HOST],
      [`sender ${sender}`, OF_SENDER],
    ];
    if (!isStaff) places.push(['clients', OF_CLIENTS]);
    if (places.some(([key, most]) => (taken.get(key) ?? 0) >= most))
      throw new AppError('tooManyRequests', { params: { seconds: 5 } });
    for (const [key] of places) add(key, 1);
    try {
      return await work((look) => queue(look, { goesFirst: isStaff }));
    } finally {
      for (const [key] of places) add(key, -1);
    }
  };
}
