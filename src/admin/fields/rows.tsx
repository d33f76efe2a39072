import type { RowsField } from '#contract/fields.ts';
import { countKey } from '#contract/fields.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import { rowFields } from '../rows/row-fields.ts';
import type { ValueProps } from './field-view.ts';
import { nestedViews } from './nested-views.ts';
import { NoValue } from './no-value.tsx';
import styles from './rows.module.css';

/** The rows one below the other, each with its fields. */
export function Show({ fieldKey, field, record }: ValueProps<RowsField>) {
  const { language } = useLanguage();
  const value = record[fieldKey];
  // What was answered or is being edited has the shape of a record but for its times.
  const rows = Array.isArray(value) ? (value as AnyRecord[]) : [];
  if (rows.length === 0) return <NoValue />;
  return (
    <ol className={styles.list}>
      {rows.map((row, at) => (
        <li key={row.id ?? `new-${at}`}>
          {rowFields(field).map(([key, own]) => {
            const { Show: ShowOwn } = nestedViews.of(own);
            return (
              <div key={key}>
                <span className={styles.label}>{own.label[language]}</span>
                <ShowOwn fieldKey={key} field={own} record={row} />
              </div>
            );
          })}
        </li>
      ))}
    </ol>
  );
}

/** How many there are: a list does not load them. */
export function Cell({ fieldKey, record }: ValueProps<RowsField>) {
  return <Ltr>{String(record[countKey(fieldKey)] ?? 0)}</Ltr>;
}

export const Filter = null;
