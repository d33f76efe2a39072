import { type FormEvent, useState } from 'react';
import type { Action, AnyResource } from '#contract/define-resource.ts';
import type { FieldIssues } from '#contract/errors.ts';
import { issuesOf } from '#contract/issues.ts';
import { type Values, inputSchema } from '#contract/record-schemas.ts';
import { actionLabel } from '#contract/workflow.ts';
import { AppFailure } from '#providers/app-failure.ts';
import type { AnyRecord } from '#providers/records.ts';
import { useLanguage } from '#providers/use-language.ts';
import { useRunAction } from '#providers/use-record-writes.ts';
import { initialInput } from '../form/initial-values.ts';
import { PlaceClock } from '../branches/place-clock.tsx';
import styles from './action-dialog.module.css';
import { ActionFields } from './action-fields.tsx';
import { ClashNotice } from './clash-notice.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useActionWords } from './use-action-words.ts';

interface ActionDialogProps {
  resource: AnyResource;
  record: AnyRecord;
  name: string;
  action: Action;
  onClose: () => void;
}

/** Asks, takes what the action wants to know, and runs it. */
export function ActionDialog({ resource, record, name, action, onClose }: ActionDialogProps) {
  const { language } = useLanguage();
  const words = useActionWords(resource);
  const label = actionLabel(resource, action, record)[language];
  const run = useRunAction(resource);
  const fields = action.input ?? {};
  const [values, setValues] = useState<Values>(() => initialInput(fields, record));
  const [issues, setIssues] = useState<FieldIssues>({});
  const problems = run.error instanceof AppFailure ? run.error.fields : {};

  const handleSubmit = (event?: FormEvent) => {
    event?.preventDefault();
    if (run.isPending) return;
    const parsed = inputSchema(fields).safeParse(values);
    setIssues(parsed.success ? {} : issuesOf(parsed.error));
    if (!parsed.success) return;
    run.mutate(
      { id: record.id, action: name, input: parsed.data },
      {
        onSuccess: () => {
          words.done();
          onClose();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      title={label}
      confirmLabel={label}
      errorTitle={run.error ? words.titleOf(run.error) : undefined}
      isDanger={action.danger === true}
      isBusy={run.isPending}
      error={run.error}
      onConfirm={handleSubmit}
      onCancel={onClose}
    >
      {action.confirm && <p>{action.confirm[language]}</p>}
      <PlaceClock resource={resource} record={record}>
        <form noValidate onSubmit={handleSubmit} className={styles.form}>
          <ActionFields {...{ resource, fields, values, issues, problems }} onChange={setValues} />
          {action.clash && (
            <ClashNotice resource={resource} record={record} clash={action.clash} values={values} />
          )}
        </form>
      </PlaceClock>
    </ConfirmDialog>
  );
}
