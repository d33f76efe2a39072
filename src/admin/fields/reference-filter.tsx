import { Suspense } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ReferenceField } from '#contract/kinds/reference.ts';
import type { ReferencesField } from '#contract/kinds/references.ts';
import type { Values } from '#contract/record-schemas.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { lazyPanelPart } from '../lazy-panel-part.tsx';
import { FilterButton } from './filter-button.tsx';

export interface ReferenceFilterProps {
  resource: AnyResource;
  fieldKey: string;
  field: ReferenceField | ReferencesField;
  /** Numbers of records, and the words for whoever asks and for none. */
  value: readonly (string | number)[];
  /** What the list has found; undefined while it is on its way. */
  rows?: readonly Values[];
  onChange: (value: (string | number)[] | undefined) => void;
}

const ReferenceChoices = lazyPanelPart(
  async () => (await import('./reference-choices.tsx')).ReferenceChoices,
);

// A list that is asked for as it is, by no record, does without.
const ChosenNames = lazyPanelPart(async () => (await import('./chosen-names.tsx')).ChosenNames);

/** Any of several records of another resource, one's own, or none. The records are asked for when it is opened. */
export function ReferenceFilter(props: ReferenceFilterProps) {
  const { field, value, onChange } = props;
  const { language } = useLanguage();
  return (
    <FilterButton
      label={field.label[language]}
      chosen={
        value.length > 0 ? (
          <Suspense fallback={null}>
            <ChosenNames {...props} />
          </Suspense>
        ) : null
      }
      onClear={() => onChange(undefined)}
    >
      <ReferenceChoices {...props} />
    </FilterButton>
  );
}
