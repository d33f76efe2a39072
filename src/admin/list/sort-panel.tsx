import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource, Sort } from '#contract/define-resource.ts';
import { SORT_KEYS_MAX, sortKeys } from '#contract/list-query-schema.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { PassFocus } from '#ui/layout/pass-focus.tsx';
import { columnLabel } from '../column.tsx';
import styles from './list-tools.module.css';
import { MoveButtons } from './move-buttons.tsx';
import type { useListState } from './use-list-state.ts';

interface SortPanelProps {
  resource: AnyResource;
  list: ReturnType<typeof useListState>;
}

/** What the list is ordered by, one key after the other: the same as the heads of the columns, also where there are none. */
export function SortPanel({ resource, list }: SortPanelProps) {
  const { t } = useTranslation(['lists', 'panel', 'common', 'records']);
  const { language } = useLanguage();
  const { sort } = list.query;
  const terms = useRef<HTMLOListElement>(null);
  const change = (next: readonly Sort[]) => list.change({ sort: next });
  const free = sortKeys(resource).filter((key) => !sort.some(({ field }) => field === key));
  return (
    <>
      <ol ref={terms} tabIndex={-1} className={styles.rows} aria-label={t('panel:sortedBy')}>
        {sort.map((term, at) => {
          const label = columnLabel(resource, term.field, language);
          const isUp = term.direction === 'asc';
          const Arrow = isUp ? IconArrowUp : IconArrowDown;
          return (
            <li key={term.field} className={styles.row}>
              <Button
                variant="subtle"
                compact
                leftIcon={<Arrow size={16} stroke={1.6} aria-hidden="true" />}
                aria-label={t(isUp ? 'lists:sortUp' : 'lists:sortDown', { name: label })}
                onClick={() => change(sort.with(at, { field: term.field, direction: isUp ? 'desc' : 'asc' }))}
              >
                {label}
              </Button>
              <MoveButtons list={sort} at={at} name={label} onMove={change} />
              <PassFocus to={terms}>
                <ActionIcon
                  size="xs"
                  aria-label={`${t('common:remove')}: ${label}`}
                  disabled={sort.length === 1}
                  onClick={() => change(sort.filter((other) => other !== term))}
                >
                  <IconX size={16} stroke={1.6} aria-hidden="true" />
                </ActionIcon>
              </PassFocus>
            </li>
          );
        })}
      </ol>
      {free.length > 0 && sort.length < SORT_KEYS_MAX && (
        <NativeSelect
          aria-label={t('records:addSort')}
          value=""
          data={[
            { value: '', label: t('records:addSort') },
            ...free.map((key) => ({ value: key, label: columnLabel(resource, key, language) })),
          ]}
          onChange={(event) => change([...sort, { field: event.currentTarget.value, direction: 'asc' }])}
        />
      )}
    </>
  );
}
