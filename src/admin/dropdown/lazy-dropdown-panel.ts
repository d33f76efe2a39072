import { lazyPanelPart } from '../lazy-panel-part.tsx';

/** A panel under a button, with all that places it on the page: loaded when the first is opened. */
export const LazyDropdownPanel = lazyPanelPart(
  async () => (await import('./dropdown-panel.tsx')).DropdownPanel,
);
