import { panelPart } from '../panel-part.tsx';

/** Everything with a form comes together, and after the lists. */
export const CreateScreen = panelPart(async () => (await import('./create-screen.tsx')).CreateScreen);
export const EditScreen = panelPart(async () => (await import('./edit-screen.tsx')).EditScreen);
export const SingletonScreen = panelPart(
  async () => (await import('./singleton-screen.tsx')).SingletonScreen,
);
