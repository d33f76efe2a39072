import type { FieldProblem } from '#contract/envelope.ts';
import { isFieldErrorCode } from '#contract/field-errors.ts';
import { describeError, describeField } from '#contract/issues.ts';
import type { Language } from '#contract/language.ts';
import { AppFailure } from './app-failure.ts';

/** The words of whatever was thrown; an error that is none of ours is «An error occurred. Please try again.» (R345). */
export const describeFailure = (error: unknown, language: Language): string =>
  error instanceof AppFailure ? error.message : describeError('generic', { language });

/** The words of a field's problem in the page's present language; an unknown code keeps the host's own words. */
export const describeProblem = ({ code, params, message }: FieldProblem, language: Language): string =>
  isFieldErrorCode(code) ? describeField({ code, params }, language) : message;
