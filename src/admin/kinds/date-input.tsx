import type { DateField } from '#contract/kinds/date.ts';
import type { InputProps } from './field-view.ts';
import { LineInput } from '../fields/line-input.tsx';

export function Input({ control, ...props }: InputProps<DateField>) {
  const ownControl: typeof control = (key) => {
    const own = control(key);
    return { ...own, onChange: (value) => own.onChange(value === '' ? null : value) };
  };
  // With years of four digits a browser goes on to the month after the fourth.
  return <LineInput {...props} control={ownControl} type="date" max="9999-12-31" direction="ltr" />;
}
