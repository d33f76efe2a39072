import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenFields } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { emptyValue } from '#contract/field-schemas.ts';
import type { Values } from '#contract/record-schemas.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { checkBulkValues } from '#providers/records/checks.ts';
import { useAccess } from '../refine/use-access.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useDraftedForm } from '../drafts/use-drafted-form.ts';
import { inputOf } from '../kinds/field-inputs.ts';
import { useUpdateRecords } from '../refine/use-record-writes.ts';
import { BulkConcerned } from './bulk-concerned.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import styles from './bulk-dialog.module.css';
import { useBulk } from './use-bulk.ts';
import type { ListSelection } from './use-selection.ts';

interface BulkEditProps {
  resource: AnyResource;
  selection: ListSelection;
  onClose: () => void;
}

/** The same value for a few chosen fields of all chosen records. */
export function BulkEditDialog({ resource, selection, onClose }: BulkEditProps) {
  const { t } = useTranslation(['bulk', 'common']);
  const notify = useNotify();
  const { language } = useLanguage();
  const { fields: writable = [] } = useAccess(resource.name, 'edit');
  const formId = useId();
  const bulk = useBulk({
    resource,
    selection,
    write: useUpdateRecords(resource),
    isTyped: true,
    onDone: (ids) => {
      notify({ type: 'success', message: t('bulk:changedCount', { count: ids.length }) });
      form.forget();
      onClose();
    },
  });
  const form = useDraftedForm<Values, Values>({
    form: `changes:${resource.name}`,
    resource,
    fields: Object.fromEntries(chosenFields(resource)),
    initialValues: NOTHING,
    validate: (values) => checkBulkValues(resource, chosenOf(values)),
    onSubmit: bulk.runWithoutRefused ?? bulk.run,
  });
  const { values, errors, setFieldValue } = form;
  const isEmpty = Object.keys(chosenOf(values)).length === 0;
  const control = (key: string) => ({
    id: `${formId}-${key}`,
    path: key,
    value: values[key],
    onChange: (value: unknown) => setFieldValue(key, value),
    error: errors[key] ?? null,
  });
  return (
    <BulkDialog
      title={t('bulk:editMany', { count: selection.count })}
      confirmLabel={t('common:saveChanges')}
      bulk={bulk}
      onWithout={bulk.runWithoutRefused && (() => void form.submit())}
      onConfirm={() => void form.submit()}
      formRef={form.formProps.ref}
      onClose={onClose}
    >
      <DraftNotice offer={form.offer} />
      <p>{t('bulk:editManyBody')}</p>
      <BulkConcerned resource={resource} selection={selection.selection} />
      {chosenFields(resource).map(([key, field]) => {
        if (!writable.includes(key)) return null;
        const Input = inputOf(field);
        return (
          <div key={key} className={styles.field}>
            <Checkbox
              label={t('bulk:changeField', { label: field.label[language] })}
              checked={values[key] !== undefined}
              onChange={(event) =>
                setFieldValue(key, event.currentTarget.checked ? emptyValue(field) : undefined)
              }
            />
            {values[key] !== undefined && (
              <Input
                fieldKey={key}
                field={field}
                resource={resource}
                control={control}
                isNew={false}
                inputOf={inputOf}
              />
            )}
          </div>
        );
      })}
      {isEmpty && errors[''] && <p role="alert">{t('bulk:chooseFields')}</p>}
    </BulkDialog>
  );
}

const NOTHING: Values = {};

/** The values of the fields that are to be changed; the others hold none. */
const chosenOf = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
