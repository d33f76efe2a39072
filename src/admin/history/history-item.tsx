import { Badge, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { operationsOf } from '#contract/audit.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { HistoryEntry } from '#contract/history.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { InitialTile } from '#ui/brand/initial-tile.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import { Moment } from '../fields/moment.tsx';
import { useOwnTime } from '../places/use-own-time.ts';
import { ChangedFields } from './changed-fields.tsx';
import styles from './history.module.css';

interface HistoryItemProps {
  resource: AnyResource;
  entry: HistoryEntry;
  /** The record is as this change left it. */
  isCurrent: boolean;
  /** Opens the form with the values of this version; null where there is nothing to go back to. */
  restore: { to: string; state: unknown } | null;
}

/** One change: who did it, when, and what it did. */
export function HistoryItem({ resource, entry, isCurrent, restore }: HistoryItemProps) {
  const { t } = useTranslation(['common', 'history']);
  const { language } = useLanguage();
  const { at, who, operation } = entry;
  const time = useOwnTime().timeOf(at);
  const name = who?.name ?? t('common:system');
  // A whole record is folded away; what was changed in it is what one came for.
  const isWhole = [entry.before, entry.after].some((side) => Object.keys(side).length === 0);
  const isEmpty = [entry.before, entry.after].every((side) => Object.keys(side).length === 0);
  return (
    <li className={styles.entry} tabIndex={-1}>
      <div className={styles.head}>
        <InitialTile name={name} kind={who ? 'client' : 'none'} size="small" />
        <p className={styles.line}>
          <UserText>{name}</UserText>
          <strong>{operationsOf([resource])[operation]?.[language] ?? operation}</strong>
          {isCurrent && <Badge color="green">{t('history:current')}</Badge>}
          <span className={styles.time}>
            <Moment at={at} /> · {time}
          </span>
        </p>
        {restore && (
          <Button
            component={Link}
            variant="default"
            compact
            to={restore.to}
            state={restore.state}
            aria-label={t('history:restoreVersionOf', { time })}
          >
            {t('history:restoreVersion')}
          </Button>
        )}
      </div>
      {!isEmpty &&
        (isWhole ? (
          <details className={styles.whole}>
            <summary>{t('history:allValues')}</summary>
            <ChangedFields resource={resource} entry={entry} />
          </details>
        ) : (
          <ChangedFields resource={resource} entry={entry} />
        ))}
    </li>
  );
}
