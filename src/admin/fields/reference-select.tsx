import { Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { useRecordChoices } from '../use-record-choices.ts';

interface ReferenceSelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange' | 'resource'> {
  resource: AnyResource;
  value: number | null;
  onChange: (id: number | null) => void;
}

/** A choice among the records of another resource; what is typed is searched by the host. */
export function ReferenceSelect({ resource, value, onChange, ...rest }: ReferenceSelectProps) {
  const { t } = useTranslation('admin');
  const [search, setSearch] = useState('');
  const { choices } = useRecordChoices(resource, { ids: value === null ? [] : [value], search });
  return (
    <Select
      {...rest}
      data={choices}
      value={value === null ? null : String(value)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
      searchable
      onSearchChange={setSearch}
      // The host has searched already, and finds more than equal letters.
      filter={() => true}
      nothingFound={t('panel.noChoices')}
      withinPortal
    />
  );
}
