// The loading screen inside index.html, which is seen before the program runs.
const find = () => (typeof document === 'undefined' ? null : document.getElementById('boot'));

/** How long the person has already been looking at the boot screen, in ms; 0 once it is gone. */
export const bootElapsedMs = (): number => (find() ? performance.now() : 0);

/** Takes the boot screen out of the document, when the first page stands. */
export const removeBootScreen = (): void => find()?.remove();
