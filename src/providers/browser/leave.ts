/** Leaves the page with a full load: nothing that was in memory stays (R163, R164). */
export const leaveTo = (path: string): void => window.location.assign(path);

/** Loads this page again, as somebody else or with a newer program. */
export const reloadPage = (): void => window.location.reload();
