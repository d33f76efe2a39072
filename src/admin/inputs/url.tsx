import type { UrlField } from '#contract/fields.ts';
import type { InputProps } from '../fields/field-view.ts';
import { LineInput } from '../fields/line-input.tsx';

export const Input = (props: InputProps<UrlField>) => <LineInput {...props} type="url" direction="ltr" />;
