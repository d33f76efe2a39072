import { lazyPanelPart } from '../lazy-panel-part.tsx';

/** Everything with a form comes together, and after the lists. */
export const CreateScreen = lazyPanelPart(async () => (await import('./create-screen.tsx')).CreateScreen);
export const CloneScreen = lazyPanelPart(async () => (await import('./clone-screen.tsx')).CloneScreen);
export const EditScreen = lazyPanelPart(async () => (await import('./edit-screen.tsx')).EditScreen);
