import type { DateField } from '#contract/kinds/date.ts';
import { LineInput } from '../fields/line-input.tsx';
import { useHijriHelp } from '../fields/use-hijri-help.ts';
import type { InputProps } from './field-view.ts';

export function Input({ control, field, ...props }: InputProps<DateField>) {
  const ownControl: typeof control = (key) => {
    const own = control(key);
    return { ...own, onChange: (value) => own.onChange(value === '' ? null : value) };
  };
  const help = useHijriHelp(field, control(props.fieldKey).value);
  return (
    <LineInput
      {...props}
      field={{ ...field, ...help }}
      control={ownControl}
      type="date"
      // With years of four digits a browser goes on to the month after the fourth.
      max="9999-12-31"
      direction="ltr"
    />
  );
}
