import { type Ref, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { useAccess } from '../refine/use-access.ts';
import type { AskedOf } from '../actions/record-dialog.tsx';
import { lengthFor } from './column-width.ts';
import { ListRow } from './list-row.tsx';
import styles from './list-table.module.css';
import { SelectBox } from './select-box.tsx';
import { SortHeader } from './sort-header.tsx';
import type { TablePreferences } from './use-table-preferences.ts';
import type { useListState } from './use-list-state.ts';
import type { ListSelection } from './use-selection.ts';

interface ListTableProps {
  resource: AnyResource;
  list: ReturnType<typeof useListState>;
  look: TablePreferences;
  /** Undefined while the first page is on its way. */
  records: readonly AnyRecord[] | undefined;
  isTrash: boolean;
  /** What is shown is not what was asked for last. */
  isFaded: boolean;
  /** Null where there is nothing to do with several rows. */
  selection: ListSelection | null;
  tableRef: Ref<HTMLTableElement>;
  /** The same function each time. */
  onAsk: (asked: AskedOf) => void;
}

const SKELETON_ROWS = 8;

/** The rows of a list; on narrow screens each becomes an item of two lines. */
export function ListTable({
  resource,
  list,
  look,
  records,
  isTrash,
  isFaded,
  selection,
  tableRef,
  onAsk,
}: ListTableProps) {
  const { t } = useTranslation(['lists', 'panel', 'adminList']);
  const { language } = useLanguage();
  const { columns, density } = look;
  const widths = isTrash ? null : look.widths;
  const canOpen = useAccess(resource.name, 'show').can;
  const toggle = useToggle(selection);
  return (
    <div className={styles.scroll}>
      <table
        ref={tableRef}
        className={styles.table}
        aria-label={resource.labels.many[language]}
        aria-busy={records === undefined || isFaded}
        data-faded={isFaded || undefined}
        data-density={density}
        data-original={look.isOriginal || undefined}
        {...(widths ? sizedTable(columns.map((key) => widths[key] ?? 0)) : {})}
        data-trash={isTrash || undefined}
      >
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.select}>
                <SelectBox
                  label={t('lists:selectPage')}
                  isChecked={selection.page === 'all'}
                  isMixed={selection.page === 'some'}
                  onToggle={selection.togglePage}
                />
              </th>
            )}
            {columns.map((key) => (
              <SortHeader key={key} resource={resource} columnKey={key} list={list} width={widths?.[key]} />
            ))}
            {isTrash && (
              <th scope="col" data-room="exact">
                {t('panel:deletedAt')}
              </th>
            )}
            <th scope="col" className={styles.actions}>
              <span className="visually-hidden">{t('adminList:actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {records === undefined
            ? Array.from({ length: SKELETON_ROWS }, (_, row) => (
                <tr key={row} aria-hidden="true">
                  {[...(selection ? ['select'] : []), ...columns, 'actions'].map((key) => (
                    <td key={key}>
                      <Skeleton width={key === resource.title ? '80%' : '60%'} />
                    </td>
                  ))}
                </tr>
              ))
            : records.map((record) => (
                <ListRow
                  key={record.id}
                  resource={resource}
                  record={record}
                  columns={columns}
                  isTrash={isTrash}
                  canOpen={canOpen}
                  isSelected={selection ? selection.has(record.id) : null}
                  onToggle={toggle}
                  onAsk={onAsk}
                />
              ))}
        </tbody>
      </table>
    </div>
  );
}

/** As wide as its columns, at least: what they leave of the screen stands behind them. */
const sizedTable = (widths: readonly number[]) => ({
  'data-sized': true,
  style: lengthFor(
    '--columns',
    widths.reduce((sum, width) => sum + width, 0),
  ),
});

/** One function for the life of the table, so that choosing a row draws that row alone. */
function useToggle(selection: ListSelection | null): ListSelection['toggle'] {
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  }, [selection]);
  return useCallback((id, through) => latest.current?.toggle(id, through), []);
}
