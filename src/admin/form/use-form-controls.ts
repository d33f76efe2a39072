import { useState } from 'react';
import type { Values } from '#contract/record-schemas.ts';
import type { Control } from '../kinds/field-view.ts';
import type { ResourceForm } from '../refine/use-resource-form.ts';
import { isUnder } from './use-form-focus.ts';

/**
 * What the inputs of a form show, and where they say what was typed.
 * @param formId what the ids of its fields begin with
 */
export function useFormControls(formId: string, form: ResourceForm) {
  const [filled, setFilled] = useState(0);
  return {
    /** Fills it from elsewhere than its inputs: from a draft, or what a colleague has saved. */
    fill: (inForm: Values): void => {
      setFilled((count) => count + 1);
      form.setValues(inForm);
    },
    control: (key: string): Control => ({
      id: `${formId}-${key}`,
      path: key,
      value: form.values[key],
      onChange: (value, part = key) => {
        form.setFieldValue(key, value);
        // What was wrong with its parts was about the value before.
        form.setErrors((errors) =>
          Object.fromEntries(Object.entries(errors).filter(([path]) => !isUnder(path, part))),
        );
      },
      error: form.errors[key],
      filled,
    }),
  };
}
