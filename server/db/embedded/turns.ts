export interface Turns<Owner> {
  /** Resolves when `owner` holds the turn (at once when it already does); rejects after the limit. */
  acquire(owner: Owner): Promise<void>;
  /** Passes the turn on; does nothing when `owner` does not hold it. */
  release(owner: Owner): void;
}

export class TurnTimeout extends Error {}

/** One holder at a time, first come first served; `limit` is the longest wait in milliseconds. */
export function createTurns<Owner>(limit: number): Turns<Owner> {
  const queue: { owner: Owner; start: () => void }[] = [];
  let holder: Owner | null = null;

  return {
    async acquire(owner) {
      if (holder === owner) return;
      if (holder === null) {
        holder = owner;
        return;
      }
      await new Promise<void>((resolve, reject) => {
        const entry = { owner, start: resolve };
        queue.push(entry);
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(entry), 1);
          reject(new TurnTimeout());
        }, limit);
        entry.start = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
    release(owner) {
      if (holder !== owner) return;
      const next = queue.shift();
      holder = next ? next.owner : null;
      next?.start();
    },
  };
}
