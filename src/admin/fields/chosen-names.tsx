import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldChoice } from '../field-choice.ts';
import { useChosenRecords } from '../use-chosen-records.ts';
import { ChoiceDetails } from './choice-words.tsx';
import styles from './choice-words.module.css';
import type { ReferenceFilterProps } from './reference-filter.tsx';
import { useFilterRecords } from './use-filter-records.ts';
import { useFixedChoices } from './use-fixed-choices.ts';

/** What is chosen, by name and what tells it apart from its namesakes, as far as the names have come. */
export function ChosenNames(props: ReferenceFilterProps) {
  const { resource, fieldKey, value } = props;
  const { t } = useTranslation(['panel']);
  const { chosen } = useChosenRecords(useFilterRecords(props));
  const words = useFixedChoices(resource, fieldKey).filter((one) => value.includes(one.value));
  const all: readonly FieldChoice[] = [...words, ...chosen];
  return (
    <>
      {all.map(({ value: one, label, details = [] }, at) => (
        <Fragment key={one}>
          {at > 0 && t('panel:listSeparator')}
          {details.length === 0 ? (
            label
          ) : (
            <bdi dir="auto">
              {label}
              {' · '}
              <ChoiceDetails details={details} className={styles.inLine} />
            </bdi>
          )}
        </Fragment>
      ))}
    </>
  );
}
