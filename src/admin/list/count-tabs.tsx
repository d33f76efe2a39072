import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { SelectField } from '#contract/kinds/select.ts';
import { isChoices } from '#contract/filter-value.ts';
import { countsCall } from '#providers/calls/record-calls.ts';
import { useCustomCall } from '../refine/use-custom-call.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { TabList } from '#ui/layout/tab-list.tsx';
import type { useListState } from './use-list-state.ts';

interface CountTabsProps {
  resource: AnyResource;
  list: ReturnType<typeof useListState>;
}

/** The options of one field as tabs over the list, each with how many records the other filters leave it. */
export function CountTabs({ resource, list }: CountTabsProps) {
  const key = resource.list.tabs;
  const field = key === undefined ? undefined : resource.fields[key];
  return key !== undefined && field && 'options' in field ? (
    <FieldTabs resource={resource} list={list} fieldKey={key} field={field} />
  ) : null;
}

/** No option of a field is called so. */
const ALL = '';

function FieldTabs({ resource, list, fieldKey, field }: CountTabsProps & FieldOf) {
  const { t } = useTranslation(['common']);
  const { language } = useLanguage();
  const { data } = useCustomCall(countsCall(resource, list.query));
  const chosen = list.query.filters[fieldKey];
  const values = chosen !== undefined && isChoices(chosen) ? chosen.map(String) : [];
  const tabs = [
    { key: ALL, label: t('common:all'), count: data?.total },
    ...Object.entries(field.options).map(([option, words]) => ({
      key: option,
      label: words[language],
      count: data?.counts[option],
    })),
  ];
  return (
    <TabList
      isCompact
      label={field.label[language]}
      tabs={tabs}
      // Several states at once are not one of the tabs.
      value={values.length > 1 ? null : (values[0] ?? ALL)}
      onChange={(option) => list.setFilter(fieldKey, option === ALL ? undefined : [option])}
    />
  );
}

interface FieldOf {
  fieldKey: string;
  field: SelectField;
}
