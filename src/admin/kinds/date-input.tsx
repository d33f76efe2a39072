import type { DateField } from '#contract/kinds/date.ts';
import { LineInput } from '../fields/line-input.tsx';
import { useHijriHelp } from '../fields/use-hijri-help.ts';
import type { InputProps } from './field-view.ts';

export function Input({ control, field, ...props }: InputProps<DateField>) {
  const own = control(props.fieldKey);
  const ownControl = () => ({
    ...own,
    onChange: (value: unknown) => own.onChange(value === '' ? null : value),
  });
  const help = useHijriHelp(field, own.value);
  return (
    <LineInput
      {...props}
      field={{ ...field, ...help }}
      control={ownControl}
      type="date"
      name={own.path}
      // With years of four digits a browser goes on to the month after the fourth.
      max="9999-12-31"
      direction="ltr"
    />
  );
}
