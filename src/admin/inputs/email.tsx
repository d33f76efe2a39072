import type { EmailField } from '#contract/fields.ts';
import type { InputProps } from '../fields/field-view.ts';
import { LineInput } from '../fields/line-input.tsx';

export const Input = (props: InputProps<EmailField>) => <LineInput {...props} type="email" direction="ltr" />;
