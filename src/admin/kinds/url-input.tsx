import type { UrlField } from '#contract/kinds/url.ts';
import type { InputProps } from './field-view.ts';
import { LineInput } from '../fields/line-input.tsx';

export const Input = (props: InputProps<UrlField>) => <LineInput {...props} type="url" direction="ltr" />;
