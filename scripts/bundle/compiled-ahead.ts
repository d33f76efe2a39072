import type { Chunk } from './code-splitting.ts';

/** Chunks of which nearly all runs with the screen that they are for. */
const CHUNKS: readonly Chunk[] = [
  'foundation',
  'common',
  'later',
  'calls',
  'definitions',
  'panel',
  'drops',
  'forms',
];

/**
 * Tells Chromium to compile a whole chunk while it comes, beside the page's own thread, instead of each function there
 * when it is first called: a fifth of the time to a list's first row on a slow phone. Others read a comment.
 * @returns the chunk's first line
 */
export const compiledAhead = ({ name }: { name: string }): string =>
  CHUNKS.some((chunk) => chunk === name) ? '//# allFunctionsCalledOnLoad' : '';
