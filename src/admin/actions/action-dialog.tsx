import { type FormEvent, useId, useState } from 'react';
import type { Action, AnyResource } from '#contract/define-resource.ts';
import type { FieldIssues } from '#contract/errors.ts';
import { issuesOf } from '#contract/issues.ts';
import { type Values, inputSchema } from '#contract/record-schemas.ts';
import { AppFailure } from '#providers/app-failure.ts';
import type { AnyRecord } from '#providers/records.ts';
import { showToast } from '#providers/toasts.tsx';
import { useLanguage } from '#providers/use-language.ts';
import { useRunAction } from '#providers/use-records.ts';
import { useTranslation } from 'react-i18next';
import { inputOf } from '../inputs/field-inputs.ts';
import { initialInput } from '../form/initial-values.ts';
import { IssueWords, ProblemWords } from '../form/issue-words.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ActionDialogProps {
  resource: AnyResource;
  record: AnyRecord;
  name: string;
  action: Action;
  onClose: () => void;
}

/** Asks, takes what the action wants to know, and runs it. */
export function ActionDialog({ resource, record, name, action, onClose }: ActionDialogProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const run = useRunAction(resource);
  const formId = useId();
  const fields = action.input ?? {};
  const [values, setValues] = useState<Values>(() => initialInput(fields));
  const [issues, setIssues] = useState<FieldIssues>({});
  const problems = run.error instanceof AppFailure ? run.error.fields : {};

  const handleSubmit = (event?: FormEvent) => {
    event?.preventDefault();
    const parsed = inputSchema(fields).safeParse(values);
    setIssues(parsed.success ? {} : issuesOf(parsed.error));
    if (!parsed.success) return;
    run.mutate(
      { id: record.id, action: name, input: parsed.data },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('common.done') });
          onClose();
        },
      },
    );
  };
  const control = (key: string) => ({
    id: `${formId}-${key}`,
    value: values[key],
    onChange: (value: unknown) => setValues((before) => ({ ...before, [key]: value })),
    error: issues[key] ? (
      <IssueWords issue={issues[key]} />
    ) : problems[key] ? (
      <ProblemWords problem={problems[key]} />
    ) : null,
  });
  return (
    <ConfirmDialog
      title={action.label[language]}
      confirmLabel={action.label[language]}
      isDanger={action.danger === true}
      isBusy={run.isPending}
      error={run.error}
      onConfirm={handleSubmit}
      onCancel={onClose}
    >
      {action.confirm && <p>{action.confirm[language]}</p>}
      <form noValidate onSubmit={handleSubmit}>
        {Object.entries(fields).map(([key, field]) => {
          const Input = inputOf(field);
          return <Input key={key} fieldKey={key} field={field} resource={resource} control={control} isNew />;
        })}
      </form>
    </ConfirmDialog>
  );
}
