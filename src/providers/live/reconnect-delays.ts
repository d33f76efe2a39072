/** Waited before each attempt to come back, in milliseconds (R304). */
const DELAYS = [0, 2_000, 5_000, 10_000, 20_000, 30_000] as const;
/** Waited after a first attempt that failed, and once the list is used up (R305, A53). */
export const RETRY = 5_000;

/** @param attempt counted from 0 */
export const reconnectDelay = (attempt: number): number => DELAYS[attempt] ?? retryDelay();

/** A little apart from the others, who may all have lost the same host. */
export const retryDelay = (random = Math.random()): number => Math.round(RETRY + random * 1_000);
