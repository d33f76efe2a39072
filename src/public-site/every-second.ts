/** Calls once a second, for what reads the clock: a tab that slept is right again when it wakes. */
export function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000);
  return () => clearInterval(timer);
}
