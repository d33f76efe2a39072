import { useTranslation } from 'react-i18next';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { Side } from '#contract/settle-merge.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { UserText } from '#ui/text/user-text.tsx';
import { useWireLabel } from '../fields/use-wire-label.ts';
import styles from './conflict-dialog.module.css';
import { type ConflictPlace, rowNames, valuesOf } from './conflict-places.ts';
import { ConflictValue } from './conflict-value.tsx';

interface ConflictSideProps {
  place: ConflictPlace;
  side: Side;
  /** Values of the whole form, in which the names of rows are found. */
  values: Values;
  /** The newer record. */
  record: AnyRecord;
}

/** What one side has made of a place that both have changed. */
export function ConflictSide({ place, side, values, record }: ConflictSideProps) {
  const { t } = useTranslation(['drafts']);
  const { language } = useLanguage();
  const labelOf = useWireLabel();
  const { conflict, field, key, parts } = place;
  const value = conflict[side];
  if (conflict.row === null)
    return <ConflictValue wireKey={key} field={field} value={value} record={record} />;
  if (conflict.row === 'order')
    return (
      <ol className={styles.order}>
        {rowNames(field, values[key], { ids: value, language }).map((name, at) => (
          <li key={at}>
            <UserText>{name}</UserText>
          </li>
        ))}
      </ol>
    );
  const row = valuesOf(value);
  const other = conflict[side === 'mine' ? 'theirs' : 'mine'];
  if (!row)
    return (
      <p className={styles.value}>{t(side === 'mine' ? 'drafts:removedMine' : 'drafts:removedTheirs')}</p>
    );
  return (
    <>
      {other === null && (
        <p className={styles.value}>{t(side === 'mine' ? 'drafts:restoreRow' : 'drafts:keepRow')}</p>
      )}
      {parts.map((part) => (
        <div key={part.wireKey} className={styles.part}>
          <span className={styles.partLabel}>{labelOf(part.wireKey, part.field)}</span>
          <ConflictValue
            wireKey={part.wireKey}
            field={part.field}
            value={row[part.wireKey]}
            record={{ ...record, ...row }}
          />
        </div>
      ))}
    </>
  );
}
