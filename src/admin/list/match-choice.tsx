import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ListQuery } from '#contract/list-query.ts';

interface MatchChoiceProps {
  value: ListQuery['match'];
  onChange: (match: ListQuery['match']) => void;
}

/** Whether all of several filters must hold, or any of them is enough. */
export function MatchChoice({ value, onChange }: MatchChoiceProps) {
  const { t } = useTranslation(['lists']);
  return (
    <NativeSelect
      aria-label={t('lists:match')}
      value={value ?? ALL}
      data={[
        { value: ALL, label: t('lists:matchAll') },
        { value: 'any', label: t('lists:matchAny') },
      ]}
      onChange={(event) => onChange(event.currentTarget.value === ALL ? undefined : 'any')}
    />
  );
}

const ALL = 'all';
