import { createElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inputSchema } from '#contract/body-schemas.ts';
import { isSame } from '#contract/changed-values.ts';
import { merged } from '#contract/checked.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Field } from '#contract/fields.ts';
import type { Values } from '#contract/record-schemas.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useActionWords } from '../actions/use-action-words.ts';
import { BusyButton } from '../busy-button.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { inputOf } from '../kinds/field-inputs.ts';
import { useSaveValue } from './use-save-value.ts';
import styles from './value-form.module.css';

interface ValueFormProps {
  resource: AnyResource;
  record: AnyRecord;
  fieldKey: string;
  field: Field;
  onDone: () => void;
}

/** One value of a record: it begins with what the record has when it is opened. */
export function ValueForm({ resource, record: given, fieldKey, field, onDone }: ValueFormProps) {
  const { t } = useTranslation(['common']);
  const inputId = useId();
  const save = useSaveValue(resource);
  const words = useActionWords(resource);
  // What was shown as it was opened: somebody else may save the record meanwhile.
  const [record] = useState(given);
  const [base] = useState<Values>({ [fieldKey]: record[fieldKey] });
  const form = useSchemaForm<Values, Values>({
    initialValues: base,
    validate: (values) => merged(inputSchema({ [fieldKey]: field }).safeParse(values)),
    onSubmit: async (values) => {
      if (isSame(values[fieldKey], base[fieldKey])) return onDone();
      try {
        await save({ record, values });
      } catch (error) {
        // What is wrong with the value is said at it.
        if (!(error instanceof AppFailure && error.fields[fieldKey])) words.failed(error);
        throw error;
      }
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
    <form {...form.formProps} className={styles.form}>
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
      <div className={styles.buttons}>
        <BusyButton type="submit" isBusy={form.isSubmitting}>
          {t('common:save')}
        </BusyButton>
      </div>
    </form>
  );
}
