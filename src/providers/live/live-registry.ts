interface Running {
  stop(): Promise<void>;
}
const running = new Set<Running>();

/**
 * Says that the live connection runs, so that it can be stopped by whoever does not load its program.
 * @returns says that it does not run any more
 */
export function registerLive(live: Running): () => void {
  running.add(live);
  return () => running.delete(live);
}

/** Stops the live connection, where there is one; resolves when it is closed. */
export async function stopLive(): Promise<void> {
  await Promise.all([...running].map((live) => live.stop()));
}
