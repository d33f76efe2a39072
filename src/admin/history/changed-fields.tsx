import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { wireKeys } from '#contract/field-kinds.ts';
import type { HistoryEntry, PartialValues } from '#contract/history.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import { WireValue } from '../kinds/wire-value.tsx';
import { useWireLabel } from '../fields/use-wire-label.ts';
import styles from './history.module.css';

interface ChangedFieldsProps {
  resource: AnyResource;
  /** The record and its values on both sides. */
  entry: Pick<HistoryEntry, 'id' | 'before' | 'after'>;
}

/** What a change did, field by field, each value as its own field shows it. */
export function ChangedFields({ resource, entry: { id, before, after } }: ChangedFieldsProps) {
  const { t } = useTranslation(['history']);
  const labelOf = useWireLabel();
  const keys = Object.entries(resource.fields).flatMap(([key, field]) =>
    wireKeys(key, field)
      .filter((wireKey) => wireKey in before || wireKey in after)
      .map((wireKey) => ({ wireKey, field, label: labelOf(wireKey, field) })),
  );
  return (
    <dl className={styles.fields}>
      {keys.map(({ wireKey, field, label }) => {
        const [hasBefore, hasAfter] = [wireKey in before, wireKey in after];
        return (
          <div key={wireKey} className={styles.field}>
            <dt>{label}</dt>
            <dd>
              {hasBefore && (
                <del className={styles.before}>
                  <span className="visually-hidden">{t('history:before')}: </span>
                  <WireValue wireKey={wireKey} field={field} record={recordOf(id, before)} />
                </del>
              )}
              {hasBefore && hasAfter && <DirectionalIcon icon={IconArrowRight} size={16} />}
              {hasAfter && (
                <ins className={styles.after}>
                  <span className="visually-hidden">{t('history:after')}: </span>
                  <WireValue wireKey={wireKey} field={field} record={recordOf(id, after)} />
                </ins>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** A view reads its own field and, of a reference, the name beside it: both are there. */
const recordOf = (id: number, values: PartialValues) => ({ ...values, id }) as AnyRecord;
