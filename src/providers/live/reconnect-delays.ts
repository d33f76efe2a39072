/** Waited before each attempt to come back, in milliseconds (R304). */
const DELAYS = [0, 2_000, 5_000, 10_000, 20_000, 30_000] as const;
/** Waited after an attempt to begin that failed (R305), and at least, once the list is used up (A53). */
export const RETRY = 5_000;

/** @param attempt counted from 0 */
export const reconnectDelay = (attempt: number): number => DELAYS[attempt] ?? scattered();

/** A little apart from the others, who may all have lost the same host. */
export const scattered = (random = Math.random()): number => Math.round(RETRY + random * 1_000);
