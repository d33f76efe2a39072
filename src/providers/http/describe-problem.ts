import type { FieldProblem } from '#contract/envelope.ts';
import { isFieldErrorCode } from '#contract/field-errors.ts';
import type { ShortCode } from '#contract/field-options.ts';
import { describeField } from '#contract/issues.ts';
import { type Language, type LocalizedText, fillWords } from '#contract/language.ts';

/** The words of a field's problem in the page's present language; an unknown code keeps the host's own words. */
export function describeProblem({ code, params, message }: FieldProblem, language: Language): string {
  if (!isFieldErrorCode(code)) return message;
  const problem = describeField({ code, params }, language);
  const min = params?.['min'];
  return SHORT.includes(code) && min !== undefined
    ? fillWords(AT_LEAST[language], { problem, min })
    : problem;
}

/** Whose words (R208, R259) do not say how much is enough. */
const SHORT: readonly string[] = ['tooShort', 'messageTooShort'] satisfies ShortCode[];
const AT_LEAST: LocalizedText = {
  ar: '{{problem}} (أقل عدد للأحرف: {{min}})',
  en: '{{problem}} (at least {{min}} characters)',
};
