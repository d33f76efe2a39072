import { AppFailure } from './app-failure.ts';

/** Whether no answer came, be it that the program which asks could not be loaded. */
export const isCutOff = (error: unknown): boolean =>
  error instanceof AppFailure ? error.code === 'network' : !navigator.onLine;
