import { describeError } from '#contract/describe-error.ts';
import type { Language } from '#contract/language.ts';
import { AppFailure } from './app-failure.ts';

/** The words of whatever was thrown; an error that is not one of ours is «An error occurred. Please try again.» (R345). */
export const describeFailure = (error: unknown, language: Language): string =>
  error instanceof AppFailure ? error.message : describeError('generic', { language });
