import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ListQuery } from '#contract/list-query.ts';
import styles from './match-choice.module.css';

interface MatchChoiceProps {
  value: ListQuery['match'];
  onChange: (match: ListQuery['match']) => void;
}

/** Whether all of several filters must hold, or any of them is enough. */
export function MatchChoice({ value, onChange }: MatchChoiceProps) {
  const { t } = useTranslation(['lists']);
  return (
    <span className={styles.choice} data-set={value || undefined}>
      <select
        aria-label={t('lists:match')}
        value={value ?? ALL}
        onChange={(event) => onChange(event.currentTarget.value === ALL ? undefined : 'any')}
      >
        <option value={ALL}>{t('lists:matchAll')}</option>
        <option value="any">{t('lists:matchAny')}</option>
      </select>
      <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
    </span>
  );
}

const ALL = 'all';
