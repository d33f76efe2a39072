import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { useLanguage } from '#providers/use-language.ts';
import { columnLabel, isSortable } from '../column.tsx';
import styles from './list-table.module.css';
import type { useListState } from './use-list-state.ts';

interface SortHeaderProps {
  resource: AnyResource;
  columnKey: string;
  list: ReturnType<typeof useListState>;
}

/** A column's head; where the list can be ordered by it, a button that turns the order round. */
export function SortHeader({ resource, columnKey, list }: SortHeaderProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const label = columnLabel(resource, columnKey, language);
  const className = columnKey === resource.title ? styles.titleHead : undefined;
  if (!isSortable(resource, columnKey)) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  const [first] = list.query.sort;
  const direction = first?.field === columnKey ? first.direction : null;
  const Arrow = direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={direction === null ? 'none' : direction === 'asc' ? 'ascending' : 'descending'}
    >
      <button
        type="button"
        className={styles.sort}
        title={t('a11y.sortBy', { column: label })}
        onClick={() =>
          list.change({ sort: [{ field: columnKey, direction: direction === 'asc' ? 'desc' : 'asc' }] })
        }
      >
        {label}
        {direction && <Arrow size={15} stroke={1.6} aria-hidden="true" />}
      </button>
    </th>
  );
}
