import { useTranslation } from 'react-i18next';
import { useChosenRecords } from '../use-chosen-records.ts';
import type { ReferenceFilterProps } from './reference-filter.tsx';
import { useFilterRecords } from './use-filter-records.ts';
import { useFixedChoices } from './use-fixed-choices.ts';

/** What is chosen, by name, as far as the names have come. */
export function ChosenNames(props: ReferenceFilterProps) {
  const { resource, fieldKey, value } = props;
  const { t } = useTranslation(['panel']);
  const { chosen } = useChosenRecords(useFilterRecords(props));
  const words = useFixedChoices(resource, fieldKey).filter((one) => value.includes(one.value));
  return <>{[...words, ...chosen].map(({ label }) => label).join(t('panel:listSeparator'))}</>;
}
