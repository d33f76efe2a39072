import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnyResource, Sort } from '#contract/define-resource.ts';
import { SORT_KEYS_MAX } from '#contract/list-query-schema.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { columnLabel, isRecordKey, isSortable } from '../column.tsx';
import { columnWidth, lengthFor } from './column-width.ts';
import styles from './list-table.module.css';
import type { useListState } from './use-list-state.ts';

interface SortHeaderProps {
  resource: AnyResource;
  columnKey: string;
  list: ReturnType<typeof useListState>;
  /** In pixels, where somebody has chosen one. */
  width: number | undefined;
}

/** A column's head; where the list can be ordered by it, a button that turns the order round. */
export function SortHeader({ resource, columnKey, list, width }: SortHeaderProps) {
  const { t } = useTranslation(['lists', 'a11y']);
  const { language } = useLanguage();
  const label = columnLabel(resource, columnKey, language);
  const head = {
    scope: 'col',
    // By its words alone: the edge in it has a name of its own.
    'aria-label': label,
    'data-column': columnKey,
    'data-room': columnWidth(resource, columnKey),
    'data-of-every-record': isRecordKey(columnKey) || undefined,
    ...(width === undefined ? {} : { style: lengthFor('--column', width) }),
  } as const;
  // The edge by which it is made wider comes later.
  const edge = <span data-edge />;
  if (!isSortable(resource, columnKey)) {
    return (
      <th {...head}>
        <span>{label}</span>
        {edge}
      </th>
    );
  }
  const { sort } = list.query;
  const at = sort.findIndex(({ field }) => field === columnKey);
  const direction = sort[at]?.direction ?? null;
  const Arrow = direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <th
      {...head}
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
      {edge}
    </th>
  );
}

/** The order with this key turned round where it stands, or added behind the others. */
function withTerm(sort: readonly Sort[], term: Sort): readonly Sort[] {
  const at = sort.findIndex(({ field }) => field === term.field);
  if (at !== -1) return sort.with(at, term);
  return sort.length < SORT_KEYS_MAX ? [...sort, term] : sort;
}
