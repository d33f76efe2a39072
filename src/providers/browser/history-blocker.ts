type Blocker = (event: PopStateEvent) => void;

/**
 * Listens to back and forward before the router does: whoever may have to stop a move must hear of it first, and on
 * the window the first to listen is the first to hear. Called once, before the router is there.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => blocker?.(event));
}

/** Hands every move through the history to one listener. @returns takes it back */
export function blockHistory(next: Blocker): () => void {
  blocker = next;
  return () => {
    if (blocker === next) blocker = null;
  };
}

let blocker: Blocker | null = null;
