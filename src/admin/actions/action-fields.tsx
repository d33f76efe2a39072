import type { AnyResource } from '#contract/define-resource.ts';
import type { FieldIssues } from '#contract/errors.ts';
import type { FieldMap } from '#contract/fields.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { AppFailure } from '#providers/app-failure.ts';
import { useId } from 'react';
import { IssueWords, ProblemWords } from '../form/issue-words.tsx';
import { inputOf } from '../inputs/field-inputs.ts';

interface ActionFieldsProps {
  resource: AnyResource;
  fields: FieldMap;
  values: Values;
  onChange: (values: Values) => void;
  issues: FieldIssues;
  /** What the host found wrong with the same fields. Default: nothing. */
  problems?: AppFailure['fields'];
}

/** What an action wants to know. */
export function ActionFields({
  resource,
  fields,
  values,
  onChange,
  issues,
  problems = {},
}: ActionFieldsProps) {
  const formId = useId();
  const control = (key: string) => ({
    id: `${formId}-${key}`,
    value: values[key],
    onChange: (value: unknown) => onChange({ ...values, [key]: value }),
    error: issues[key] ? (
      <IssueWords issue={issues[key]} />
    ) : problems[key] ? (
      <ProblemWords problem={problems[key]} />
    ) : null,
  });
  return (
    <>
      {Object.entries(fields).map(([key, field]) => {
        const Input = inputOf(field);
        return <Input key={key} fieldKey={key} field={field} resource={resource} control={control} isNew />;
      })}
    </>
  );
}
