import type { FieldProblem } from '#contract/envelope.ts';
import { isFieldErrorCode } from '#contract/field-errors.ts';
import { describeField } from '#contract/issues.ts';
import type { Language } from '#contract/language.ts';

/** The words of a field's problem in the page's present language; an unknown code keeps the host's own words. */
export const describeProblem = ({ code, params, message }: FieldProblem, language: Language): string =>
  isFieldErrorCode(code) ? describeField({ code, params }, language) : message;
