import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferencesField } from '#contract/kinds/references.ts';
import { isChoices } from '#contract/filter-value.ts';
import { resourceNamed } from '#resources/index.ts';
import { UserText } from '#ui/text/user-text.tsx';
import { titleOf } from '#contract/title-of.ts';
import { useRecordsOf } from '../refine/use-record.ts';
import type { FilterProps, ValueProps } from './field-view.ts';
import { referenceWidgets } from '../reference-widgets.tsx';
import { NoValue } from '../fields/no-value.tsx';
import styles from '../fields/fields.module.css';
import { ReferenceFilter } from '../fields/reference-filter.tsx';

export function Cell({ fieldKey, field, record }: ValueProps<ReferencesField>) {
  const { t } = useTranslation(['panel']);
  const ids = idsOf(record[fieldKey]);
  const resource = resourceNamed(field.to);
  const { records, arePending } = useRecordsOf(resource, ids);
  if (ids.length === 0) return <NoValue />;
  const Widget = field.widget && referenceWidgets[field.widget];
  // What is in the trash is named by nobody, and is held all the same.
  const nameless = arePending ? [] : ids.filter((id) => !records.some((found) => found.id === id));
  const names = [
    ...records.map((found) => ({ id: found.id, title: titleOf(resource, found) })),
    ...nameless.map((id) => ({ id, title: null })),
  ];
  return names.map(({ id, title }, at) => {
    const name = title === null ? t('panel:number', { id }) : <UserText>{title}</UserText>;
    return (
      <Fragment key={id}>
        {at > 0 && t('panel:listSeparator')}
        {Widget && title !== null ? (
          <span className={styles.named}>
            <Widget id={id} />
            {name}
          </span>
        ) : (
          name
        )}
      </Fragment>
    );
  });
}

export const Filter = ({ value, ...props }: FilterProps<ReferencesField>) => (
  <ReferenceFilter {...props} value={value !== undefined && isChoices(value) ? value : []} />
);

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];
