/** Milliseconds. */
const PATIENCE = 2_000;

let underWay = 0;
let waiting: (() => void)[] = [];

/** A call that changes something is under way until the function that this returns is called. */
export function beginWrite(): () => void {
  underWay += 1;
  return () => {
    underWay -= 1;
    if (underWay > 0) return;
    const ready = waiting;
    waiting = [];
    for (const go of ready) go();
  };
}

/** Resolves when no such call is under way, so that what it changed is known as one's own. */
export const ownWritesSettled = (): Promise<void> =>
  underWay === 0
    ? Promise.resolve()
    : new Promise((done) => {
        waiting.push(done);
        // An upload may take minutes: what others change is not held back that long.
        setTimeout(done, PATIENCE);
      });
