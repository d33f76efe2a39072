import { Checkbox, Radio, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CHOSEN_MAX, SEARCH_MAX } from '#contract/list-query.ts';
import { typedDirection } from '#ui/fields/typed-direction.ts';
import { LiveRegion } from '#ui/layout/notice.tsx';
import { inSentence } from '#ui/text/in-sentence.ts';
import { focusOnce } from '../dropdown/focus-once.ts';
import type { ChoiceFilterProps } from './choice-filter.tsx';
import { ChoiceWords } from './choice-words.tsx';
import styles from './filters.module.css';

/** What a filter by choices opens: the choices, and a search where there are many. */
export function ChoiceList({ label, options, value, onChange, isSingle = false, search }: ChoiceFilterProps) {
  const { t } = useTranslation(['panel']);
  const group = useId();
  const add = (chosen: string) => onChange(isSingle ? [chosen] : [...value, chosen]);
  const toggle = (chosen: string) => {
    if (value.includes(chosen)) onChange(value.filter((other) => other !== chosen));
    else add(chosen);
  };
  return (
    <>
      {search && (
        <TextInput
          type="search"
          ref={focusOnce}
          data-autofocus
          dir={typedDirection(search.text)}
          maxLength={SEARCH_MAX}
          aria-label={t('panel:searchIn', { name: inSentence(search.of) })}
          placeholder={t('panel:searchIn', { name: inSentence(search.of) })}
          value={search.text}
          onChange={(event) => search.onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || !search.first) return;
            if (!value.includes(search.first)) add(search.first);
          }}
        />
      )}
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t('panel:filterBy', { label: inSentence(label) })}</legend>
        <LiveRegion>
          {options.length === 0 && <p className={styles.empty}>{search?.status ?? t('panel:noChoices')}</p>}
        </LiveRegion>
        {options.map((option) => {
          const shared = {
            label: <ChoiceWords {...option} />,
            checked: value.includes(option.value),
            onChange: () => toggle(option.value),
          };
          return isSingle ? (
            <Radio key={option.value} name={group} {...shared} />
          ) : (
            <Checkbox
              key={option.value}
              {...shared}
              disabled={!shared.checked && value.length >= CHOSEN_MAX}
            />
          );
        })}
      </fieldset>
    </>
  );
}
