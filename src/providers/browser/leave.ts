/** Leaves the page with a full load: nothing that was in memory stays (R163, R164). */
export function leaveTo(path: string): void {
  isLeaving = true;
  window.location.assign(path);
}

/** Loads this page again for whoever presses it: where something would be lost, the browser asks. */
export const reloadByHand = (): void => window.location.reload();

/** Loads this page again, as somebody else or with a newer program. */
export function reloadPage(): void {
  isLeaving = true;
  window.location.reload();
}

/** The page is being left by the program itself: whoever is signed out is not asked whether they want to go. */
export const pageIsBeingLeft = (): boolean => isLeaving;

let isLeaving = false;
