import type { TextField } from '#contract/kinds/text.ts';
import type { InputProps } from './field-view.ts';
import { LineInput } from '../fields/line-input.tsx';

export const Input = (props: InputProps<TextField>) => (
  <LineInput {...props} direction={props.field.format ? 'ltr' : props.field.direction} />
);
