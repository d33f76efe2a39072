import { useTranslation } from 'react-i18next';
import { lazyPanelPart } from '../lazy-panel-part.tsx';
import { FilterButton } from './filter-button.tsx';

export interface ChoiceFilterProps {
  label: string;
  options: readonly { value: string; label: string; details?: readonly string[] }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** One or none. Default: any of several. */
  isSingle?: boolean;
  /** Where there are many: a box that searches them. Default: none. */
  search?: ChoiceSearch | null;
}

interface ChoiceSearch {
  of: string;
  text: string;
  onChange: (text: string) => void;
  /** What there is to say while there is nothing to choose from. */
  status: string;
  /** Enter takes this choice; `undefined` while there is none. */
  first: string | undefined;
}

const ChoiceList = lazyPanelPart(async () => (await import('./choice-list.tsx')).ChoiceList);

/** A filter by one or several of a few values. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const { t } = useTranslation(['panel']);
  const { label, options, value, onChange } = props;
  const names = options.filter((option) => value.includes(option.value)).map((option) => option.label);
  return (
    <FilterButton
      label={label}
      chosen={value.length === 0 ? null : names.join(t('panel:listSeparator'))}
      onClear={() => onChange([])}
    >
      <ChoiceList {...props} />
    </FilterButton>
  );
}
