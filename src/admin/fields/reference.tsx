import type { ReferenceField } from '#contract/fields.ts';
import { labelKey } from '#contract/fields.ts';
import { isChoices } from '#contract/list-query.ts';
import { resourceNamed } from '#resources/index.ts';
import { UserText } from '#ui/user-text.tsx';
import { referenceWidgets } from '../reference-widgets.tsx';
import type { FilterProps, InputProps, ValueProps } from './field-view.ts';
import styles from './fields.module.css';
import { NoValue } from './no-value.tsx';
import { ReferenceFilter } from './reference-filter.tsx';
import { ReferenceSelect } from './reference-select.tsx';
import { textOf, useInputWords } from './use-input-words.tsx';

export function Input({ fieldKey, field, control }: InputProps<ReferenceField>) {
  const own = control(fieldKey);
  return (
    <ReferenceSelect
      {...useInputWords(field, own)}
      resource={resourceNamed(field.to)}
      value={typeof own.value === 'number' ? own.value : null}
      onChange={own.onChange}
      clearable={field.optional === true}
    />
  );
}

export function Cell({ fieldKey, field, record }: ValueProps<ReferenceField>) {
  const name = textOf(record[labelKey(fieldKey)]);
  if (name === '') return <NoValue />;
  const Widget = field.widget && referenceWidgets[field.widget];
  return (
    <span className={styles.named}>
      {Widget && <Widget id={Number(record[fieldKey])} name={name} />}
      <UserText>{name}</UserText>
    </span>
  );
}

export const Show = Cell;

export const Filter = ({ field, value, onChange }: FilterProps<ReferenceField>) => (
  <ReferenceFilter
    field={field}
    value={value !== undefined && isChoices(value) ? value.map(Number) : []}
    onChange={onChange}
  />
);
