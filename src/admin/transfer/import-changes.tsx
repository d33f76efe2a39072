import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ImportChange, ImportReport } from '#contract/import-report.ts';
import { UserText } from '#ui/text/user-text.tsx';
import { ChangedFields } from '../history/changed-fields.tsx';
import styles from './import-screen.module.css';

interface ImportChangesProps {
  resource: AnyResource;
  report: ImportReport;
}

/** The rows that make or change a record, in the order of the file, field by field. */
export function ImportChanges({
  resource,
  report: { changes, created, changed, isDone },
}: ImportChangesProps) {
  const { t } = useTranslation(['transfer']);
  if (changes.length === 0) return null;
  const count = created + changed;
  const heading = t(isDone ? 'transfer:changesDone' : 'transfer:changes');
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      {count > changes.length && <p>{t('transfer:moreChanges', { told: changes.length, count })}</p>}
      <ol className={styles.changes} aria-label={heading}>
        {changes.map((change) => (
          <ChangedRow key={change.row} resource={resource} change={change} />
        ))}
      </ol>
    </section>
  );
}

function ChangedRow({ resource, change }: { resource: AnyResource; change: ImportChange }) {
  const { t } = useTranslation(['transfer', 'panel', 'history']);
  const { row, id, name } = change;
  const fields = <ChangedFields resource={resource} entry={{ ...change, id: id ?? 0 }} />;
  return (
    <li>
      <p className={styles.line}>
        <span className={styles.row}>{t('transfer:rowNumber', { row })}</span>
        <strong>
          <UserText>{name}</UserText>
        </strong>
        {id !== null && <span className={styles.row}>{t('panel:number', { id })}</span>}
        <Badge color={id === null ? 'green' : 'gray'}>
          {t(id === null ? 'transfer:created' : 'transfer:changed')}
        </Badge>
      </p>
      {id === null ? (
        <details className={styles.whole}>
          <summary>{t('history:allValues')}</summary>
          {fields}
        </details>
      ) : (
        fields
      )}
    </li>
  );
}
