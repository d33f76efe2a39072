import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnyResource, Sort } from '#contract/define-resource.ts';
import { SORT_KEYS_MAX } from '#contract/list-query-schema.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { columnLabel, isSortable } from '../column.tsx';
import { columnWidth } from './column-width.ts';
import styles from './list-table.module.css';
import type { useListState } from './use-list-state.ts';

interface SortHeaderProps {
  resource: AnyResource;
  columnKey: string;
  list: ReturnType<typeof useListState>;
}

/** A column's head; where the list can be ordered by it, a button that turns the order round. */
export function SortHeader({ resource, columnKey, list }: SortHeaderProps) {
  const { t } = useTranslation(['lists', 'a11y']);
  const { language } = useLanguage();
  const label = columnLabel(resource, columnKey, language);
  const room = columnWidth(resource, columnKey);
  const isOwn = resource.fields[columnKey] === undefined || undefined;
  if (!isSortable(resource, columnKey)) {
    return (
      <th scope="col" data-room={room} data-own={isOwn}>
        {label}
      </th>
    );
  }
  const { sort } = list.query;
  const at = sort.findIndex(({ field }) => field === columnKey);
  const direction = sort[at]?.direction ?? null;
  const Arrow = direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      data-room={room}
      data-own={isOwn}
      // Of several keys the first alone: more than one would be read as each in charge.
      aria-sort={at !== 0 ? 'none' : direction === 'asc' ? 'ascending' : 'descending'}
    >
      <button
        type="button"
        className={styles.sort}
        title={t('a11y:sortBy', { column: label })}
        onClick={(event) => {
          const term = { field: columnKey, direction: direction === 'asc' ? 'desc' : 'asc' } as const;
          list.change({ sort: event.shiftKey ? withTerm(sort, term) : [term] });
        }}
      >
        {label}
        {direction && <Arrow size={15} stroke={1.6} aria-hidden="true" />}
        {direction && sort.length > 1 && (
          <span className={styles.place}>
            <span aria-hidden="true">{at + 1}</span>
            <span className="visually-hidden">{t('lists:sortPlace', { place: at + 1 })}</span>
          </span>
        )}
      </button>
    </th>
  );
}

/** The order with this key turned round where it stands, or added behind the others. */
function withTerm(sort: readonly Sort[], term: Sort): readonly Sort[] {
  const at = sort.findIndex(({ field }) => field === term.field);
  if (at !== -1) return sort.with(at, term);
  return sort.length < SORT_KEYS_MAX ? [...sort, term] : sort;
}
