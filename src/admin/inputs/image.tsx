import type { ImageField } from '#contract/fields.ts';
import { ImageInput } from '../images/image-input.tsx';
import type { InputProps } from '../fields/field-view.ts';

export const Input = (props: InputProps<ImageField>) => <ImageInput {...props} />;
