import type { PhoneField } from '#contract/fields.ts';
import type { InputProps } from '../fields/field-view.ts';
import { LineInput } from '../fields/line-input.tsx';

export const Input = (props: InputProps<PhoneField>) => <LineInput {...props} type="tel" direction="ltr" />;
