import type { DateTimeField } from '#contract/fields.ts';
import type { InputProps } from '../fields/field-view.ts';
import { LineInput } from '../fields/line-input.tsx';
import { textOf } from '../fields/use-input-words.tsx';

export function Input({ control, ...props }: InputProps<DateTimeField>) {
  const ownControl: typeof control = (key) => {
    const own = control(key);
    return {
      ...own,
      value: toLocal(textOf(own.value)),
      onChange: (value) => own.onChange(value === '' ? null : new Date(String(value)).toISOString()),
    };
  };
  return <LineInput {...props} control={ownControl} type="datetime-local" direction="ltr" />;
}

/** The browser's own control wants the person's clock, without a zone. */
function toLocal(moment: string): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return '';
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
