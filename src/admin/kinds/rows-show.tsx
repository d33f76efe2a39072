import type { RowsField } from '#contract/kinds/rows.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { rowFields } from '../rows/row-fields.ts';
import type { ShowProps } from './field-view.ts';
import { NoValue } from '../fields/no-value.tsx';
import styles from '../fields/rows.module.css';

/** The rows one below the other, each with its fields. */
export function Show({ fieldKey, field, record, showOf }: ShowProps<RowsField>) {
  const { language } = useLanguage();
  const value = record[fieldKey];
  // What was answered or is being edited has the shape of a record but for its times.
  const rows = Array.isArray(value) ? (value as AnyRecord[]) : [];
  if (rows.length === 0) return <NoValue />;
  return (
    <ol className={styles.list}>
      {rows.map((row, at) => (
        <li key={row.id ?? `new-${at}`} className={styles.row}>
          {rowFields(field).map(([key, own]) => {
            const { Show: ShowOwn } = showOf(own);
            return (
              <div key={key}>
                <p className={styles.label}>{own.label[language]}</p>
                <ShowOwn fieldKey={key} field={own} record={row} showOf={showOf} />
              </div>
            );
          })}
        </li>
      ))}
    </ol>
  );
}
