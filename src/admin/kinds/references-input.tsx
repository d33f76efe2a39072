import { MultiSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ReferencesField } from '#contract/kinds/references.ts';
import type { InputProps } from './field-view.ts';
import { useChoiceSearch } from '../fields/use-choice-search.tsx';
import { useInDialog } from '../fields/use-in-dialog.ts';
import { useFramedWords } from '../fields/use-input-words.tsx';

export function Input({ resource, fieldKey, field, control }: InputProps<ReferencesField>) {
  const { t } = useTranslation(['panel', 'records']);
  const own = control(fieldKey);
  const ids = idsOf(own.value);
  const { isInDialog, ref } = useInDialog();
  const search = useChoiceSearch({
    resource,
    fieldKey,
    field,
    ids,
    // What is kept is seen, and can be taken away.
    nameless: (id) => t('panel:number', { id }),
    isInDialog,
    onCreated: (id) => own.onChange([...ids, id]),
  });
  const isNamed = (id: number) => search.props.data.some(({ value }) => value === String(id));
  return (
    <>
      <MultiSelect
        ref={ref}
        {...useFramedWords(field, own)}
        {...search.props}
        filter={(_, isChosen, { value }) => !isChosen && search.isFound(value)}
        value={ids.map(String)}
        onChange={(chosen) => {
          // It knows only what has a name by now: the others stay.
          if (search.take(chosen) === 'chosen')
            own.onChange([...ids.filter((id) => !isNamed(id)), ...chosen.map(Number)]);
        }}
        placeholder={field.optional === true ? t('records:noneChosen') : undefined}
        withinPortal={!isInDialog}
      />
      {search.dialog}
    </>
  );
}

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];
