import type { TextField } from '#contract/fields.ts';
import type { InputProps } from '../fields/field-view.ts';
import { LineInput } from '../fields/line-input.tsx';

export const Input = (props: InputProps<TextField>) => (
  <LineInput {...props} direction={props.field.format === 'slug' ? 'ltr' : undefined} />
);
