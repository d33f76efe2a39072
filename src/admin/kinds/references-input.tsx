import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferencesField } from '#contract/kinds/references.ts';
import { useFieldChoices } from '../use-field-choices.ts';
import type { InputProps } from './field-view.ts';
import { useFramedWords } from '../fields/use-input-words.tsx';

export function Input({ resource, fieldKey, field, control }: InputProps<ReferencesField>) {
  const { t } = useTranslation(['panel']);
  const own = control(fieldKey);
  const ids = idsOf(own.value);
  const [search, setSearch] = useState('');
  const { choices } = useFieldChoices({ resource, fieldKey, field, ids, search });
  return (
    <MultiSelect
      {...useFramedWords(field, own)}
      data={[...choices]}
      value={ids.map(String)}
      onChange={(chosen) => own.onChange(chosen.map(Number))}
      placeholder={field.optional === true ? t('panel:noneChosen') : undefined}
      searchable
      onSearchChange={setSearch}
      // The host has searched already, and finds more than equal letters.
      filter={(_, isChosen) => !isChosen}
      nothingFound={t('panel:noChoices')}
      withinPortal
    />
  );
}

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];
