/** The counter gains one per cent in this time (R61). */
const PERCENT_MS = 40;
/** A status text stays for this time (R63). */
const STATUS_MS = 2000;
/** After this time the screen admits that something is slow. */
const SLOW_MS = 10_000;
/** How many status texts follow one another, in a circle (R64). */
const STATUS_COUNT = 4;

export interface LoadingProgress {
  percent: number;
  /** 0 to 3: which status text is shown. */
  status: number;
  isSlow: boolean;
}

/** What the loading screen shows after a time; the counter stops at 100 (R62), the texts go on. */
export const loadingProgressAt = (elapsedMs: number): LoadingProgress => ({
  percent: Math.min(100, Math.floor(elapsedMs / PERCENT_MS)),
  status: Math.floor(elapsedMs / STATUS_MS) % STATUS_COUNT,
  isSlow: elapsedMs >= SLOW_MS,
});

/**
 * Runs the decorative clock of the loading screen. Time is read, not counted: a busy page that skips a tick catches up.
 * @param alreadyMs what has passed before, such as the time of the boot screen
 * @returns stops the clock
 */
export function startLoadingClock(onChange: (progress: LoadingProgress) => void, alreadyMs = 0): () => void {
  const startedAt = Date.now() - alreadyMs;
  let last = loadingProgressAt(alreadyMs);
  const timer = setInterval(() => {
    const now = loadingProgressAt(Date.now() - startedAt);
    if (now.percent === last.percent && now.status === last.status && now.isSlow === last.isSlow) return;
    last = now;
    onChange(now);
  }, PERCENT_MS);
  return () => clearInterval(timer);
}
