/** An event of the window: a part of the page did not come, and a reload, which would bring it, would lose what is typed. */
export const STALE_PROGRAM = 'staleProgram';

let holders = 0;

/** Says that something is open here that somebody writes into. @returns says that it is no more */
export function holdPage(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
  };
}

/** Whether somebody writes on this page. */
export const isPageHeld = (): boolean => holders > 0;
