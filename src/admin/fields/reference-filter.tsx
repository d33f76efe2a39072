import { useState } from 'react';
import type { ReferenceField, ReferencesField } from '#contract/fields.ts';
import { useLanguage } from '#providers/use-language.ts';
import { resourceNamed } from '#resources/index.ts';
import { useRecordChoices } from '../use-record-choices.ts';
import { ChoiceFilter } from './choice-filter.tsx';

interface ReferenceFilterProps {
  field: ReferenceField | ReferencesField;
  value: readonly number[];
  onChange: (value: number[] | undefined) => void;
}

/** Any of several records of another resource. */
export function ReferenceFilter({ field, value, onChange }: ReferenceFilterProps) {
  const { language } = useLanguage();
  const resource = resourceNamed(field.to);
  const [search, setSearch] = useState('');
  const { choices, hasMore } = useRecordChoices(resource, { ids: value, search });
  return (
    <ChoiceFilter
      label={field.label[language]}
      options={choices}
      value={value.map(String)}
      onChange={(chosen) => onChange(chosen.length > 0 ? chosen.map(Number) : undefined)}
      // A few offices need no search.
      search={
        hasMore || search !== ''
          ? { of: resource.labels.many[language], text: search, onChange: setSearch }
          : null
      }
    />
  );
}
