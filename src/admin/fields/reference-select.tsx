import { Select, type SelectProps } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ReferenceField } from '#contract/kinds/reference.ts';
import { useFieldChoices } from '../use-field-choices.ts';

interface ReferenceSelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange' | 'resource'> {
  /** Whose field it is. */
  resource: AnyResource;
  fieldKey: string;
  field: ReferenceField;
  value: number | null;
  onChange: (id: number | null) => void;
}

/** A choice among the records of another resource; what is typed is searched by the host. */
export function ReferenceSelect({
  resource,
  fieldKey,
  field,
  value,
  onChange,
  ...rest
}: ReferenceSelectProps) {
  const { t } = useTranslation(['panel']);
  const [search, setSearch] = useState('');
  const [isInDialog, setInDialog] = useState(false);
  const lookAround = useCallback(
    (input: HTMLInputElement | null) => setInDialog(Boolean(input?.closest('[role="dialog"]'))),
    [],
  );
  const { choices } = useFieldChoices({
    resource,
    fieldKey,
    field,
    ids: value === null ? [] : [value],
    search,
  });
  return (
    <Select
      {...rest}
      ref={lookAround}
      data={[...choices]}
      value={value === null ? null : String(value)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
      searchable
      onSearchChange={setSearch}
      // The host has searched already, and finds more than equal letters.
      filter={() => true}
      nothingFound={t('panel:noChoices')}
      // An open dialog hides what lies beside it from assistive technology: there the choices stay inside.
      withinPortal={!isInDialog}
    />
  );
}
