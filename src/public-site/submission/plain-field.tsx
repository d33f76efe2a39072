import { createElement } from 'react';
import { inputOf } from './form-kinds.tsx';
import type { InputProps } from './form-inputs.tsx';

/** The input of a field, by its kind. */
export function PlainField(given: Omit<InputProps, 'field'>) {
  const field = given.kind.fields[given.name];
  const Input = field && inputOf(field);
  return field && Input ? createElement(Input, { ...given, field }) : null;
}
