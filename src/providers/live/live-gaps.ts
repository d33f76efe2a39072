const listeners = new Set<() => void>();

/** Moments after which this page may have missed changes: it was not connected, or the hub says so itself. */
export const liveGaps = {
  tell(): void {
    for (const listener of listeners) listener();
  },
  /** @returns stops listening */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
