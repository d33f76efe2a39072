import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ReferenceField } from '#contract/kinds/reference.ts';
import type { ReferencesField } from '#contract/kinds/references.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { lazyPanelPart } from '../lazy-panel-part.tsx';
import { useChosenRecords } from '../use-field-choices.ts';
import { FilterButton } from './filter-button.tsx';
import { useFixedChoices } from './use-fixed-choices.ts';

export interface ReferenceFilterProps {
  resource: AnyResource;
  fieldKey: string;
  field: ReferenceField | ReferencesField;
  /** Numbers of records, and the words for whoever asks and for none. */
  value: readonly (string | number)[];
  onChange: (value: (string | number)[] | undefined) => void;
}

const ReferenceChoices = lazyPanelPart(
  async () => (await import('./reference-choices.tsx')).ReferenceChoices,
);

/** Any of several records of another resource, one's own, or none. The records are asked for when it is opened. */
export function ReferenceFilter(props: ReferenceFilterProps) {
  const { field, value, onChange } = props;
  const { language } = useLanguage();
  return (
    <FilterButton
      label={field.label[language]}
      chosen={value.length > 0 ? <ChosenNames {...props} /> : null}
      onClear={() => onChange(undefined)}
    >
      <ReferenceChoices {...props} />
    </FilterButton>
  );
}

/** What is chosen, by name, as far as the names have come. */
function ChosenNames({ resource, fieldKey, field, value }: ReferenceFilterProps) {
  const { t } = useTranslation(['panel']);
  const records = useChosenRecords({
    resource,
    fieldKey,
    field,
    ids: value.filter((one) => typeof one === 'number'),
  });
  const words = useFixedChoices(resource, fieldKey).filter((one) => value.includes(one.value));
  return <>{[...words, ...records].map(({ label }) => label).join(t('panel:listSeparator'))}</>;
}
