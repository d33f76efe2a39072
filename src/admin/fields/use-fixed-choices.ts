import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { wordsFor } from '#contract/list-query-schema.ts';
import { ME, NONE } from '#contract/filter-value.ts';

/** The choices of a filter by records that are no record: one's own, and none. */
export function useFixedChoices(resource: AnyResource, fieldKey: string) {
  const { t } = useTranslation(['lists']);
  const words = wordsFor(resource, fieldKey);
  return [
    { value: ME, label: t('lists:mine') },
    {
      value: NONE,
      label: t(resource.assignee === fieldKey ? 'lists:unassigned' : 'lists:pointsAtNone'),
    },
  ].filter((one) => words.includes(one.value));
}
