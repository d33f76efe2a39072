/**
 * The `ref` of what is typed into in a panel that was opened for it. The same function each time, so that it runs once:
 * later the focus is wherever the person put it.
 */
export const focusOnce = (input: HTMLInputElement | null): void => input?.focus({ preventScroll: true });
