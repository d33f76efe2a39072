import { useId } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { isNamed } from '#contract/field-kinds.ts';
import { references } from '#contract/fields.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { SchemaForm } from '#providers/forms/use-schema-form.ts';
import { inputOf } from '../kinds/field-inputs.ts';
import { Input as ReferencesInput } from '../kinds/references-input.tsx';

interface WalledInputProps {
  resource: AnyResource;
  form: Pick<SchemaForm<Values>, 'values' | 'errors' | 'setFieldValue'>;
}

/** Whom to wall off: those who may take care of records, whom the host finds by the field that names one of them. */
export function WalledInput({ resource, form }: WalledInputProps) {
  const id = useId();
  const { fields, assignee = '' } = resource;
  const colleague = fields[assignee];
  if (!colleague || !isNamed(colleague)) return null;
  const field = references({
    label: { ar: 'الزملاء', en: 'Colleagues' },
    help: {
      ar: 'زملاء غيرك: لن يظهر لهم هذا السجل في أي قائمة أو بحث أو إشعار.',
      en: 'Others than yourself: this record disappears from their lists, searches and notifications.',
    },
    to: colleague.to,
    ...('among' in colleague && colleague.among ? { among: colleague.among } : {}),
  });
  return (
    <ReferencesInput
      fieldKey={assignee}
      field={field}
      resource={resource}
      control={() => ({
        id,
        path: 'walled',
        value: form.values['walled'],
        onChange: (value: unknown) => form.setFieldValue('walled', value),
        error: form.errors['walled'] ?? null,
      })}
      isNew
      inputOf={inputOf}
    />
  );
}
