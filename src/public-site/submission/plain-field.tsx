import { createElement } from 'react';
import { formKindOf } from './form-kinds.tsx';
import type { InputProps } from './form-inputs.tsx';

/** The input of a field, by its kind. */
export function PlainField(given: Omit<InputProps, 'field'>) {
  const field = given.kind.fields[given.name];
  const kind = field && formKindOf(field);
  return field && kind ? createElement(kind.Input, { ...given, field }) : null;
}
