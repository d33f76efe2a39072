import { useTranslation } from 'react-i18next';
import { SEARCH_MAX } from '#contract/list-query.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { useTypedValue } from '#ui/fields/use-typed-value.ts';

const DELAY_MS = 250;

interface MatterSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Finds while one types, a moment after the last letter. */
export function MatterSearch({ search, onSearch }: MatterSearchProps) {
  const { t } = useTranslation(['profile', 'common']);
  const { typed, type, leave } = useTypedValue({ value: search, pauseMs: DELAY_MS, onAsk: onSearch });
  return (
    <TextField
      type="search"
      enterKeyHint="search"
      label={t('common:search')}
      placeholder={t('profile:searchPlaceholder')}
      maxLength={SEARCH_MAX}
      value={typed}
      onChange={({ currentTarget: { value } }) => type(value, value.trim())}
      onBlur={leave}
    />
  );
}
