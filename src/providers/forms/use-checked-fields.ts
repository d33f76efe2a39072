import type { UseFormReturnType } from '@mantine/form';
import type { FocusEvent } from 'react';
import type { ValidationResult } from '#contract/validation-result.ts';
import { formErrorsOf } from './field-errors.tsx';

/** Holds the values against a schema of the contract, which may be loaded with the first question. */
export type Validate<Values, Output> = (
  values: Values,
) => ValidationResult<Output> | Promise<ValidationResult<Output>>;

interface CheckedFieldsOptions<Values> {
  validate: Validate<Values, unknown>;
  /** The id of what is said about the whole form; none where nothing is. */
  describedBy: string | undefined;
}

/** How the fields of a form are filled in: each is checked when it is left, and a wrong one while it is mended. */
export function useCheckedFields<Values extends Record<string, unknown>>(
  { values, errors, setValues, setErrors, clearFieldError }: UseFormReturnType<Values>,
  { validate, describedBy }: CheckedFieldsOptions<Values>,
) {
  /** Says what is wrong with one field, or that nothing is any more. */
  const recheck = async (name: keyof Values & string, typed: Values) => {
    const checked = await Promise.resolve(validate(typed)).catch(() => null);
    if (!checked) return;
    const found = Object.entries(checked.isValid ? {} : checked.issues).filter(([path]) =>
      isPart(path, name),
    );
    setErrors((before) => ({
      ...Object.fromEntries(Object.entries(before).filter(([path]) => !isPart(path, name))),
      ...formErrorsOf(Object.fromEntries(found)),
    }));
  };

  const write = <Name extends keyof Values & string>(name: Name, value: Values[Name]) =>
    setValues((before) => ({ ...before, [name]: value }));

  const setFieldValue = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    write(name, value);
    if (Object.keys(errors).some((path) => isPart(path, name)))
      void recheck(name, { ...values, [name]: value });
  };

  return {
    setFieldValue,
    /** Types over a refused value that only counts when it is whole: the refusal goes with the first key. */
    retypeField: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
      write(name, value);
      clearFieldError(name);
    },
    /** The attributes of a text field or a select. */
    getInputProps: (name: keyof Values & string) => ({
      name,
      value: String(values[name]),
      onChange: (event: { currentTarget: { value: string } }) =>
        // A text field's value is a string, as its initial value is.
        setFieldValue(name, event.currentTarget.value as Values[typeof name]),
      onBlur: ({ relatedTarget }: Pick<FocusEvent, 'relatedTarget'>) => {
        // Sending checks it too, and a line that appears now would move the button away under the finger.
        if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
        if (values[name] !== '') void recheck(name, values);
      },
      error: errors[name],
      'aria-describedby': describedBy,
    }),
  };
}

/** Whether a path is that of a field, or of a part of its value. */
const isPart = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);
