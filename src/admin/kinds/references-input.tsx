import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
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
  const [text, setText] = useState('');
  const { isInDialog, ref } = useInDialog();
  const search = useChoiceSearch({
    resource,
    fieldKey,
    field,
    ids,
    // What is kept is seen, and can be taken away.
    nameless: (id) => t('panel:number', { id }),
    isInDialog,
    onEntered: (values) => {
      const first = values.find((value) => !ids.includes(Number(value)));
      if (first === undefined) return;
      choose([...shown, first]);
      setText('');
    },
    onCreated: (id) => own.onChange([...ids, id]),
  });
  const shown = ids.map(String);
  const isNamed = (id: number) => search.props.data.some(({ value }) => value === String(id));
  const choose = (chosen: readonly string[]) => {
    // It knows only what has a name by now: the others stay.
    if (search.take(chosen) === 'chosen')
      own.onChange([...ids.filter((id) => !isNamed(id)), ...chosen.map(Number)]);
  };
  return (
    <>
      <MultiSelect
        ref={ref}
        {...useFramedWords(field, own)}
        {...search.props}
        filter={(_, isChosen, { value }) => !isChosen && search.isFound(value)}
        searchValue={text}
        onSearchChange={setText}
        value={shown}
        onChange={choose}
        placeholder={field.optional === true ? t('records:noneChosen') : undefined}
        withinPortal={!isInDialog}
      />
      {search.dialog}
    </>
  );
}

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];
