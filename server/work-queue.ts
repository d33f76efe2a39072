import { AppError } from '#contract/errors.ts';

interface QueueOptions {
  atOnce: number;
  /** How many may wait; whoever comes after them is sent away with `tooManyRequests`. */
  waiting: number;
}

/**
 * Limits how many run at once. What comes while it is full is not run.
 * @returns a function that runs what it is given, and resolves to what that gives; to `null` where it is full
 */
export function createLimit(atOnce: number): <T>(work: () => Promise<T>) => Promise<T | null> {
  let running = 0;
  return async (work) => {
    if (running >= atOnce) return null;
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}

interface Turn {
  /** Its turn comes before that of all others that wait. Default: no. */
  goesFirst?: boolean;
}

/** Limits how many run at once; the others wait in the order they came, behind those that go first. */
export function createWorkQueue({
  atOnce,
  waiting,
}: QueueOptions): <T>(work: () => Promise<T>, turn?: Turn) => Promise<T> {
  const first: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;

  return async (work, { goesFirst = false } = {}) => {
    if (running < atOnce) running += 1;
    else if (first.length + others.length < waiting)
      await new Promise<void>((go) => (goesFirst ? first : others).push(go));
    else throw new AppError('tooManyRequests', { params: { seconds: 5 } });
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody who comes now can slip in between.
      const next = first.shift() ?? others.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
