import { createElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { merged } from '#contract/checked.ts';
import { inputSchema } from '#contract/body-schemas.ts';
import type { Values } from '#contract/record-schemas.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import { useUpdateRecord } from '../refine/use-record-writes.ts';
import { BusyButton } from '../busy-button.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { useActionWords } from '../actions/use-action-words.ts';
import { inputOf } from '../kinds/field-inputs.ts';
import type { FactEditorProps } from './fact-editor.tsx';
import styles from './thread-screen.module.css';

interface FactFormProps extends FactEditorProps {
  onDone: () => void;
}

/** One value of a record: it begins with what the record has when it is opened. */
export function FactForm({ resource, record, fieldKey, field, onDone }: FactFormProps) {
  const { t } = useTranslation(['common']);
  const inputId = useId();
  const update = useUpdateRecord(resource);
  const words = useActionWords(resource);
  const [base] = useState<Values>({ [fieldKey]: record[fieldKey] });
  const form = useSchemaForm<Values, Values>({
    initialValues: base,
    validate: (values) => merged(inputSchema({ [fieldKey]: field }).safeParse(values)),
    onSubmit: async (values) => {
      try {
        await update.mutateAsync({ record, values });
      } catch (error) {
        // What is wrong with the value is said at it.
        if (!(error instanceof AppFailure && error.fields[fieldKey])) words.failed(error);
        throw error;
      }
      words.done();
      draft.forget();
      onDone();
    },
  });
  const draft = useFormDraft({
    form: `fact:${resource.name}:${record.id}:${fieldKey}`,
    fields: { [fieldKey]: field },
    base,
    values: form.values,
    setValues: form.setValues,
    version: record.version,
  });
  return (
    <form {...form.formProps} className={styles.editor}>
      <DraftNotice offer={draft.offer} version={record.version} />
      {createElement(inputOf(field), {
        fieldKey,
        field,
        resource,
        isNew: false,
        inputOf,
        control: () => ({
          id: inputId,
          value: form.values[fieldKey],
          onChange: (value: unknown) => form.setFieldValue(fieldKey, value),
          error: form.errors[fieldKey] ?? null,
        }),
      })}
      <div className={styles.editorButtons}>
        <BusyButton type="submit" isBusy={form.isSubmitting}>
          {t('common:save')}
        </BusyButton>
      </div>
    </form>
  );
}
