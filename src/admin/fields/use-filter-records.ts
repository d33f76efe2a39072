import { useTranslation } from 'react-i18next';
import type { ChosenInput } from '../use-chosen-records.ts';
import { namesIn } from './names-in.ts';
import type { ReferenceFilterProps } from './reference-filter.tsx';

/** The records that a filter asks for. Each has a name: the host's, that of the rows that were found, or its number. */
export function useFilterRecords({
  resource,
  fieldKey,
  field,
  value,
  rows,
}: ReferenceFilterProps): ChosenInput {
  const { t } = useTranslation(['panel']);
  return {
    resource,
    fieldKey,
    field,
    ids: value.filter((one) => typeof one === 'number'),
    known: namesIn(rows ?? [], fieldKey),
    // Rows that are on their way may name it.
    nameless: rows && ((id) => t('panel:number', { id })),
  };
}
