import type { TextField } from '#contract/fields.ts';
import { UserText } from '#ui/user-text.tsx';
import type { InputProps, ValueProps } from './field-view.ts';
import { LineInput } from './line-input.tsx';
import { NoValue } from './no-value.tsx';
import { textOf } from './use-input-words.tsx';

export const Input = (props: InputProps<TextField>) => <LineInput {...props} />;

export function Cell({ fieldKey, record }: ValueProps<TextField>) {
  const text = textOf(record[fieldKey]);
  return text === '' ? <NoValue /> : <UserText>{text}</UserText>;
}

export const Show = Cell;
export const Filter = null;
