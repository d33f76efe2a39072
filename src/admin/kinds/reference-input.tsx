import type { ReferenceField } from '#contract/kinds/reference.ts';
import type { InputProps } from './field-view.ts';
import { namesIn } from '../fields/names-in.ts';
import { ReferenceSelect } from '../fields/reference-select.tsx';
import { useFramedWords } from '../fields/use-input-words.tsx';

export function Input({ fieldKey, field, resource, control, record }: InputProps<ReferenceField>) {
  const own = control(fieldKey);
  return (
    <ReferenceSelect
      {...useFramedWords(field, own)}
      resource={resource}
      fieldKey={fieldKey}
      field={field}
      known={namesIn(record ? [record] : [], fieldKey)}
      value={typeof own.value === 'number' ? own.value : null}
      onChange={own.onChange}
      clearable={field.optional === true}
    />
  );
}
