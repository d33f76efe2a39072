import { onNextTry } from './next-try.ts';

/** So long after it did not come it is asked for again, or sooner when the line is back. Milliseconds. */
const AGAIN_MS = 5000;

/** Brings what nothing can be drawn without: asks for it until it comes. */
export const loadWithRetry = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    // Whichever of the two comes second finds it resolved.
    await new Promise<void>((resolve) => onNextTry(AGAIN_MS, resolve));
    return loadWithRetry(load);
  });
