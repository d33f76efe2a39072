import { addWords } from '#providers/i18n/i18n.ts';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';

/** Comes for those of whom something is asked. */
export const MatterTasks = lazyWithRetry(async () => {
  const [{ MatterTasks: Tasks }] = await Promise.all([import('./matter-tasks.tsx'), addWords('forms')]);
  return Tasks;
});
