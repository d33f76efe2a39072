import { onNextTry } from './next-try.ts';

/** Delay before what did not come is asked for again; sooner when the line is back. Milliseconds. */
const AGAIN_MS = 5000;

/** Brings what nothing can be drawn without: asks for it until it comes. */
export const loadWithRetry = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise<void>((resolve) => onNextTry(AGAIN_MS, resolve));
    return loadWithRetry(load);
  });
