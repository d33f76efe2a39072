import { panelPart } from '../panel-part.tsx';

/** A panel under a button, with all that places it on the page: loaded when the first is opened. */
export const DropPanel = panelPart(async () => (await import('./drop-panel.tsx')).DropPanel);
