import type { EmailField } from '#contract/kinds/email.ts';
import type { InputProps } from './field-view.ts';
import { LineInput } from '../fields/line-input.tsx';

export const Input = (props: InputProps<EmailField>) => <LineInput {...props} type="email" direction="ltr" />;
