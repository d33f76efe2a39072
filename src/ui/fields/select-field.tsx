import { IconChevronDown } from '@tabler/icons-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classes } from '../layout/classes.ts';
import { Field, type FieldWords } from './field.tsx';
import styles from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

interface SelectFieldProps
  extends FieldWords, Omit<ComponentPropsWithoutRef<'select'>, 'children' | 'multiple'> {
  options: readonly (SelectOption | SelectGroup)[];
  /** Where what stands around the field says it to the eye already. Default: shown. */
  isLabelHidden?: boolean;
  /** The first line, with an empty value. Without it the first option is chosen from the start. */
  placeholder?: string;
}

/** A choice from a list by the browser's own control: keyboard, touch and screen readers come with it. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, isLabelHidden, hint, error, isOptional, aside, id, options, placeholder, className, ...rest },
  ref,
) {
  return (
    <Field
      {...{ label, isLabelHidden, hint, error, isOptional, aside, id }}
      aria-describedby={rest['aria-describedby']}
    >
      {(attributes) => (
        <span className={classes(styles.box, className)}>
          <select ref={ref} className={styles.control} {...rest} {...attributes}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map(asOption)}
                </optgroup>
              ) : (
                asOption(entry)
              ),
            )}
          </select>
          <IconChevronDown className={styles.chevron} size={20} stroke={1.6} aria-hidden="true" />
        </span>
      )}
    </Field>
  );
});

const asOption = ({ value, label, isDisabled }: SelectOption) => (
  <option key={value} value={value} disabled={isDisabled}>
    {label}
  </option>
);
