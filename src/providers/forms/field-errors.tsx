import type { FormErrors } from '@mantine/form';
import type { FieldProblem } from '#contract/envelope.ts';
import { describeProblem } from '../http/describe-problem.ts';
import { useLanguage } from '../i18n/use-language.ts';

/** What a schema or the host found wrong with a field; only the host says it in words. */
export type FieldFinding = Omit<FieldProblem, 'message'> & { message?: string };

/** What is wrong with a field, in the language the page has now: it changes with the page. */
export function FieldError({ code, params, message = '' }: FieldFinding) {
  const { language } = useLanguage();
  return describeProblem({ code, params, message }, language);
}

/** Findings by the path of their field, as the `errors` of `useForm`. */
export const formErrorsOf = (findings: Readonly<Record<string, FieldFinding>>): FormErrors =>
  Object.fromEntries(
    Object.entries(findings).map(([path, finding]) => [path, <FieldError key={path} {...finding} />]),
  );
