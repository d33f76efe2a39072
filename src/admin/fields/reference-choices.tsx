import { useState } from 'react';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { resourceNamed } from '#resources/index.ts';
import { Skeleton, SkeletonRegion } from '#ui/loading/skeleton.tsx';
import { useFieldChoices } from '../use-field-choices.ts';
import { ChoiceList } from './choice-list.tsx';
import type { ReferenceFilterProps } from './reference-filter.tsx';
import { useFixedChoices } from './use-fixed-choices.ts';

/** What a filter by records opens: the records that the host finds. */
export function ReferenceChoices({ resource, fieldKey, field, value, onChange }: ReferenceFilterProps) {
  const { language } = useLanguage();
  const [search, setSearch] = useState('');
  const ids = value.filter((one) => typeof one === 'number');
  const { choices, hasMore, isPending } = useFieldChoices({ resource, fieldKey, field, ids, search });
  const fixed = useFixedChoices(resource, fieldKey);
  if (isPending)
    return (
      <SkeletonRegion>
        <Skeleton width={160} />
      </SkeletonRegion>
    );
  const words = fixed.map((one) => one.value);
  const change = (chosen: readonly string[]) =>
    onChange(
      chosen.length > 0
        ? chosen.map((one) => (words.some((word) => word === one) ? one : Number(one)))
        : undefined,
    );
  return (
    <ChoiceList
      label={field.label[language]}
      options={[...fixed, ...choices]}
      value={value.map(String)}
      onChange={change}
      // A few offices need no search.
      search={
        hasMore || search !== ''
          ? { of: resourceNamed(field.to).labels.many[language], text: search, onChange: setSearch }
          : null
      }
    />
  );
}
