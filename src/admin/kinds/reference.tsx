import { useTranslation } from 'react-i18next';
import type { ReferenceField } from '#contract/kinds/reference.ts';
import { labelKey } from '#contract/field-keys.ts';
import { isChoices } from '#contract/filter-value.ts';
import { InitialTile } from '#ui/brand/initial-tile.tsx';
import { Ltr } from '#ui/text/ltr.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import { referenceWidgets } from '../reference-widgets.tsx';
import type { FilterProps, ValueProps } from './field-view.ts';
import styles from '../fields/fields.module.css';
import { NoValue } from '../fields/no-value.tsx';
import { ReferenceFilter } from '../fields/reference-filter.tsx';
import { textOf } from '../fields/use-input-words.tsx';

export function Cell({ fieldKey, field, record }: ValueProps<ReferenceField>) {
  const [id, label] = [record[fieldKey], record[labelKey(fieldKey)]];
  // A host that tells no names has at least said which record it is.
  if (label === null && typeof id === 'number') return <Ltr>#{id}</Ltr>;
  const name = textOf(label);
  if (name === '') return field.widget === 'staff' ? <Unassigned /> : <NoValue />;
  const Widget = field.widget && referenceWidgets[field.widget];
  return (
    <span className={styles.named}>
      {Widget && <Widget id={Number(id)} name={name} />}
      <UserText>{name}</UserText>
    </span>
  );
}

/** Work that nobody has is looked for. */
function Unassigned() {
  const { t } = useTranslation(['panel']);
  return (
    <span className={styles.named}>
      <InitialTile name="" kind="none" size="small" />
      <span className={styles.none}>{t('panel:unassigned')}</span>
    </span>
  );
}

export const Filter = ({ value, ...props }: FilterProps<ReferenceField>) => (
  <ReferenceFilter {...props} value={value !== undefined && isChoices(value) ? value : []} />
);
export const part = 'subject';
