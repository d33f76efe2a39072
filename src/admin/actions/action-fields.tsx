import { Fragment, type ReactNode, useId } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import type { FieldMap } from '#contract/fields.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { SchemaForm } from '#providers/forms/use-schema-form.ts';
import { inputOf } from '../kinds/field-inputs.ts';

interface ActionFieldsProps {
  resource: AnyResource;
  fields: FieldMap;
  /** What it is about, where the fields begin with what that has. Default: they begin empty. */
  record?: Values;
  form: Pick<SchemaForm<Values>, 'values' | 'errors' | 'setFieldValue'>;
  /** What stands under a field, by its key. */
  under?: Readonly<Record<string, ReactNode>> | undefined;
}

/** What an action wants to know. */
export function ActionFields({ resource, fields, record, form, under = {} }: ActionFieldsProps) {
  const formId = useId();
  const control = (key: string) => ({
    id: `${formId}-${key}`,
    path: key,
    value: form.values[key],
    onChange: (value: unknown) => form.setFieldValue(key, value),
    error: form.errors[key] ?? null,
  });
  return (
    <>
      {Object.entries(fields).map(([key, field]) => {
        const Input = inputOf(field);
        return (
          <Fragment key={key}>
            <Input
              fieldKey={key}
              field={field}
              resource={resource}
              control={control}
              isNew
              record={record}
              inputOf={inputOf}
            />
            {under[key]}
          </Fragment>
        );
      })}
    </>
  );
}
