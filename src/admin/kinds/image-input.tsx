import type { ImageField } from '#contract/kinds/image.ts';
import { ImageInput } from '../images/image-input.tsx';
import type { InputProps } from './field-view.ts';

export const Input = (props: InputProps<ImageField>) => <ImageInput {...props} />;
