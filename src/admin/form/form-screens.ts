import { lazyPart } from '#ui/lazy-part.tsx';

/** Everything with a form comes together, and after the lists. */
export const CreateScreen = lazyPart(async () => (await import('./create-screen.tsx')).CreateScreen);
export const EditScreen = lazyPart(async () => (await import('./edit-screen.tsx')).EditScreen);
export const SingletonScreen = lazyPart(async () => (await import('./singleton-screen.tsx')).SingletonScreen);
