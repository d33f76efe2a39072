/** Told on the window: a part of the page did not come, and a reload that brings it would take along what is typed here. */
export const STALE_PROGRAM = 'staleProgram';

let holders = 0;

/** Says that something is open here that somebody writes into. @returns says that it is no more */
export function holdPage(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
  };
}

export const isPageHeld = (): boolean => holders > 0;
