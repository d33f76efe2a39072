import { Checkbox, Radio, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterButton } from './filter-button.tsx';
import styles from './filters.module.css';

interface ChoiceFilterProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** One or none. Default: any of several. */
  isSingle?: boolean;
  /** Where there are more than can be shown: a box that searches them. Default: none. */
  search?: { of: string; text: string; onChange: (text: string) => void } | null;
}

/** A filter by one or several of a few values. */
export function ChoiceFilter({
  label,
  options,
  value,
  onChange,
  isSingle = false,
  search,
}: ChoiceFilterProps) {
  const { t } = useTranslation('admin');
  const group = useId();
  const names = options.filter((option) => value.includes(option.value)).map((option) => option.label);
  const toggle = (chosen: string) => {
    if (value.includes(chosen)) onChange(value.filter((other) => other !== chosen));
    else onChange(isSingle ? [chosen] : [...value, chosen]);
  };
  return (
    <FilterButton
      label={label}
      chosen={value.length === 0 ? null : names.join(t('panel.listSeparator'))}
      onClear={() => onChange([])}
    >
      {search && (
        <TextInput
          type="search"
          dir="auto"
          aria-label={t('panel.searchIn', { name: search.of })}
          placeholder={t('panel.searchIn', { name: search.of })}
          value={search.text}
          onChange={(event) => search.onChange(event.currentTarget.value)}
        />
      )}
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t('panel.filterBy', { label })}</legend>
        {options.length === 0 && <p className={styles.empty}>{t('panel.noChoices')}</p>}
        {options.map((option) => {
          const shared = {
            label: <bdi dir="auto">{option.label}</bdi>,
            checked: value.includes(option.value),
            onChange: () => toggle(option.value),
          };
          return isSingle ? (
            <Radio key={option.value} name={group} {...shared} />
          ) : (
            <Checkbox key={option.value} {...shared} />
          );
        })}
      </fieldset>
    </FilterButton>
  );
}
