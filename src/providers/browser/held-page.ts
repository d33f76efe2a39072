/** An event of the window: a part of the page did not come, and a reload, which would bring it, would lose what is typed. */
export const STALE_PROGRAM = 'staleProgram';

let holders = 0;
let keepers = 0;

/**
 * Says that something is open here that somebody writes into: where their session ends, the page waits for them.
 * @returns says that it is no more
 */
export function holdPage(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
  };
}

/**
 * Says that a part is only missed here when it does not come: the page is not loaded anew for it.
 * @returns says that it is no more
 */
export function keepFromReload(): () => void {
  keepers += 1;
  return () => {
    keepers -= 1;
  };
}

/** Whether somebody writes on this page, and waits for their session. */
export const isPageHeld = (): boolean => holders > 0;

/** Whether this page stays as it is when a part of it does not come. */
export const isKeptFromReload = (): boolean => holders + keepers > 0;
