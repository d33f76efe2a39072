/** Whoever has something to lose when this place is left. */
interface LeaveGuard {
  /** Hears of a move through the history before the router does. */
  handleMove: (event: PopStateEvent) => void;
  /** Asks the person, who goes on by `go` or stays. */
  ask: (go: () => void) => void;
}

/**
 * Listens to back and forward before the router does: whoever may have to stop a move must hear of it first, and on
 * the window the first to listen is the first to hear. Called once, before the router is there.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => guards.at(-1)?.handleMove(event));
}

/** Hands every way elsewhere to one guard, or to whoever came after it. @returns takes it back */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.push(guard);
  return () => void guards.splice(guards.indexOf(guard), 1);
}

/** Would somebody be asked before this place is left? */
export const isLeavingGuarded = (): boolean => guards.length > 0;

export const isLastGuard = (guard: LeaveGuard): boolean => guards.at(-1) === guard;

/** Goes elsewhere where no link does: once whoever has something to lose has been asked. */
export function goOnceAsked(go: () => void): void {
  const guard = guards.at(-1);
  if (guard) guard.ask(go);
  else go();
}

const guards: LeaveGuard[] = [];
