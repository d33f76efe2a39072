import { Checkbox } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bulkFields, bulkValuesSchema } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { FieldIssues } from '#contract/errors.ts';
import { emptyValue } from '#contract/field-schemas.ts';
import { issuesOf } from '#contract/issues.ts';
import type { Values } from '#contract/record-schemas.ts';
import { showToast } from '#providers/toasts.tsx';
import { useLanguage } from '#providers/use-language.ts';
import { useSession } from '#providers/use-session.ts';
import { inputOf } from '../inputs/field-inputs.ts';
import { IssueWords } from '../form/issue-words.tsx';
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
  const { t } = useTranslation(['admin', 'site']);
  const { language } = useLanguage();
  const role = useSession()?.user.lastRole ?? null;
  const formId = useId();
  const [values, setValues] = useState<Values>({});
  const [issues, setIssues] = useState<FieldIssues>({});
  const bulk = useBulk({
    resource,
    selection,
    kind: 'update',
    onDone: (ids) => {
      showToast({ tone: 'success', title: t('lists.changedCount', { count: ids.length }) });
      onClose();
    },
  });
  const set = (key: string, value: unknown) => setValues((before) => ({ ...before, [key]: value }));
  const leaveOut = (key: string) =>
    setValues((before) => Object.fromEntries(Object.entries(before).filter(([other]) => other !== key)));
  const isEmpty = Object.keys(values).length === 0;
  const handleConfirm = () => {
    const parsed = bulkValuesSchema(resource, role).safeParse(values);
    setIssues(parsed.success ? {} : issuesOf(parsed.error));
    if (parsed.success) bulk.run(parsed.data);
  };
  const control = (key: string) => ({
    id: `${formId}-${key}`,
    value: values[key],
    onChange: (value: unknown) => set(key, value),
    error: issues[key] ? <IssueWords issue={issues[key]} /> : null,
  });
  return (
    <BulkDialog
      title={t('lists.editMany', { count: selection.count })}
      confirmLabel={t('common.saveChanges', { ns: 'site' })}
      bulk={bulk}
      onWithout={bulk.runWithoutRefused && (() => bulk.runWithoutRefused?.(values))}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{t('lists.editManyBody')}</p>
      {bulkFields(resource, role).map(([key, field]) => {
        const Input = inputOf(field);
        return (
          <div key={key} className={styles.field}>
            <Checkbox
              label={t('lists.changeField', { label: field.label[language] })}
              checked={key in values}
              onChange={(event) =>
                event.currentTarget.checked ? set(key, emptyValue(field)) : leaveOut(key)
              }
            />
            {key in values && (
              <Input fieldKey={key} field={field} resource={resource} control={control} isNew={false} />
            )}
          </div>
        );
      })}
      {isEmpty && issues[''] && <p role="alert">{t('lists.chooseFields')}</p>}
    </BulkDialog>
  );
}
