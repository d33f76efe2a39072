import type { HTMLInputTypeAttribute } from 'react';
import type { Field } from '#contract/fields.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import type { InputProps } from '../kinds/field-view.ts';
import { textOf, useInputWords } from './use-input-words.tsx';

interface LineInputProps extends InputProps<Field> {
  type?: HTMLInputTypeAttribute;
  /** E-mail, phone and links read left to right on every page. Default: as the letters say. */
  direction?: 'ltr';
  autoComplete?: string;
  /** By which the form finds what was typed into it and is no value yet. Default: all that is typed is one. */
  name?: string;
  /** The latest that a control for dates takes. Default: as late as the browser goes. */
  max?: string;
  /** Shown and not changed. Default: no. */
  isReadOnly?: boolean;
  /** What helps with every field of this kind. A field's own help takes its place. */
  hint?: string;
}

/** One line of text. */
export function LineInput({
  fieldKey,
  field,
  control,
  type,
  direction,
  autoComplete = 'off',
  name,
  max,
  isReadOnly,
  hint,
}: LineInputProps) {
  const own = control(fieldKey);
  return (
    <TextField
      {...useInputWords(field, own, hint)}
      type={type}
      name={name}
      max={max}
      readOnly={isReadOnly}
      direction={direction}
      autoComplete={autoComplete}
      value={textOf(own.value)}
      onChange={(event) => own.onChange(event.currentTarget.value)}
    />
  );
}
