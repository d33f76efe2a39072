import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { haveDetails } from '#contract/details-of.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { resourceNamed } from '#resources/index.ts';
import { Skeleton, SkeletonRegion } from '#ui/loading/skeleton.tsx';
import { useFieldChoices } from '../use-field-choices.ts';
import { ChoiceList } from './choice-list.tsx';
import type { ReferenceFilterProps } from './reference-filter.tsx';
import { useFilterRecords } from './use-filter-records.ts';
import { useFixedChoices } from './use-fixed-choices.ts';

/** At most this many offices or topics are seen at a glance: they need no search. */
const FEW = 8;

/** What a filter by records opens: the records that the host finds. */
export function ReferenceChoices(props: ReferenceFilterProps) {
  const { resource, fieldKey, field, value, onChange } = props;
  const { t } = useTranslation(['panel']);
  const { language } = useLanguage();
  const [search, setSearch] = useState('');
  const { chosen, offered, isSearching, hasMore, isPending, error } = useFieldChoices({
    ...useFilterRecords(props),
    search,
  });
  const fixed = useFixedChoices(resource, fieldKey);
  const among = resourceNamed(field.to);
  // The box stays while the host looks for what is typed in it.
  if (isPending && search === '')
    return (
      <SkeletonRegion>
        <Skeleton width={160} />
      </SkeletonRegion>
    );
  const words = fixed.map((one) => one.value);
  const others = chosen.filter((one) => !offered.some(({ value: found }) => found === one.value));
  const isLooking = search.trim() !== '';
  const change = (chosen: readonly string[]) =>
    onChange(
      chosen.length > 0
        ? chosen.map((one) => (words.some((word) => word === one) ? one : Number(one)))
        : undefined,
    );
  return (
    <ChoiceList
      label={field.label[language]}
      // While one looks for a name, only what has it stands there.
      options={isLooking ? offered : [...fixed, ...others, ...offered]}
      value={value.map(String)}
      onChange={change}
      search={
        // Who may have namesakes is looked for by name, however few there are.
        haveDetails(among) || hasMore || search !== '' || offered.length > FEW
          ? {
              of: among.labels.many[language],
              text: search,
              onChange: setSearch,
              status: isSearching
                ? t('panel:searching')
                : error
                  ? describeFailure(error, language)
                  : t('panel:noChoices'),
              first: isLooking ? offered[0]?.value : undefined,
            }
          : null
      }
    />
  );
}
