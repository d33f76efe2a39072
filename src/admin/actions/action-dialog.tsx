import { useState } from 'react';
import { merged } from '#contract/checked.ts';
import type { Action, AnyResource } from '#contract/define-resource.ts';
import { inputSchema } from '#contract/body-schemas.ts';
import { actionLabel } from '#contract/actions.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useRunAction } from '../refine/use-record-calls.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { initialInput } from '../form/form-values.ts';
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
  const label = actionLabel(action, record)[language];
  const run = useRunAction(resource);
  const fields = action.input ?? {};
  const [base] = useState(() => initialInput(fields, record));
  const form = useSchemaForm({
    initialValues: base,
    validate: (values) => merged(inputSchema(fields).safeParse(values)),
    onSubmit: async (input) => {
      await run.mutateAsync({ id: record.id, action: name, input });
      words.done();
      draft.forget();
      onClose();
    },
  });
  const draft = useFormDraft({
    form: `move:${resource.name}:${record.id}:${name}`,
    fields,
    base,
    values: form.values,
    setValues: form.setValues,
    version: record.version,
  });
  return (
    <ConfirmDialog
      title={label}
      confirmLabel={label}
      errorTitle={run.error ? words.titleOf(run.error) : undefined}
      isDanger={action.danger === true}
      isBusy={form.isSubmitting}
      error={run.error}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      {action.confirm && <p>{action.confirm[language]}</p>}
      <PlaceClock resource={resource} record={record}>
        <form {...form.formProps} className={styles.form}>
          <DraftNotice offer={draft.offer} version={record.version} />
          <ActionFields resource={resource} fields={fields} form={form} />
          {action.clash && (
            <ClashNotice
              resource={resource}
              record={record}
              action={action}
              clash={action.clash}
              values={form.values}
            />
          )}
        </form>
      </PlaceClock>
    </ConfirmDialog>
  );
}
