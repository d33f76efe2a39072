import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ReferenceField, ReferencesField } from '#contract/fields.ts';
import { wordsFor } from '#contract/list-query-schema.ts';
import { ME, NONE } from '#contract/list-query.ts';
import { useLanguage } from '#providers/use-language.ts';
import { resourceNamed } from '#resources/index.ts';
import { useFieldChoices } from '../use-field-choices.ts';
import { ChoiceFilter } from './choice-filter.tsx';

interface ReferenceFilterProps {
  resource: AnyResource;
  fieldKey: string;
  field: ReferenceField | ReferencesField;
  /** Numbers of records, and the words for whoever asks and for none. */
  value: readonly (string | number)[];
  onChange: (value: (string | number)[] | undefined) => void;
}

/** Any of several records of another resource, the asker's own, or none. */
export function ReferenceFilter({ resource, fieldKey, field, value, onChange }: ReferenceFilterProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [search, setSearch] = useState('');
  const ids = value.filter((one) => typeof one === 'number');
  const { choices, hasMore } = useFieldChoices({ resource, fieldKey, field, ids, search });
  const words = wordsFor(resource, fieldKey);
  const none = t(resource.assignee === fieldKey ? 'lists.unassigned' : 'lists.pointsAtNone');
  const fixed = [
    { value: ME, label: t('lists.mine') },
    { value: NONE, label: none },
  ].filter((one) => words.includes(one.value));
  return (
    <ChoiceFilter
      label={field.label[language]}
      options={[...fixed, ...choices]}
      value={value.map(String)}
      onChange={(chosen) =>
        onChange(
          chosen.length > 0 ? chosen.map((one) => (words.includes(one) ? one : Number(one))) : undefined,
        )
      }
      // A few offices need no search.
      search={
        hasMore || search !== ''
          ? { of: resourceNamed(field.to).labels.many[language], text: search, onChange: setSearch }
          : null
      }
    />
  );
}
