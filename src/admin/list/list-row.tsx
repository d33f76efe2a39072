import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Field } from '#contract/fields.ts';
import { titleOf } from '#contract/title-of.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import type { AskedOf } from '../actions/record-dialog.tsx';
import { RowActions } from '../actions/row-actions.tsx';
import { PlaceClock } from '../places/place-clock.tsx';
import { CellValue, columnLabel } from '../column.tsx';
import { Moment } from '../fields/moment.tsx';
import { viewOf } from '../kinds/field-views.ts';
import { columnWidth } from './column-width.ts';
import styles from './list-table.module.css';
import { SelectBox } from './select-box.tsx';
import { TitleCell } from './title-cell.tsx';
import type { ListSelection } from './use-selection.ts';

interface RowCellsProps {
  resource: AnyResource;
  record: AnyRecord;
  columns: readonly string[];
  isTrash: boolean;
  /** May this person open records of it? */
  canOpen: boolean;
  /** The same function each time, as `onToggle` is. */
  onAsk: (asked: AskedOf) => void;
}

interface ListRowProps extends RowCellsProps {
  /** Null where there is nothing to do with several rows. */
  isSelected: boolean | null;
  /** The same function each time: the rows are drawn anew only when they change. */
  onToggle: ListSelection['toggle'];
}

/** One record. A list is drawn again at every change of its address, with the rows of before until the next come. */
export const ListRow = memo(function ListRow({ isSelected, onToggle, ...cells }: ListRowProps) {
  const { resource, record } = cells;
  const { t } = useTranslation(['lists']);
  return (
    <tr
      // The keys of the list move the focus from row to row.
      tabIndex={-1}
      data-row-id={record.id}
      data-selected={isSelected || undefined}
    >
      {isSelected !== null && (
        <td className={styles.select}>
          <SelectBox
            label={t('lists:selectRow', { name: titleOf(resource, record) })}
            isChecked={isSelected}
            onToggle={(through) => onToggle(record.id, through)}
          />
        </td>
      )}
      <RowCells {...cells} />
    </tr>
  );
});

/** What it shows. Choosing a hundred rows at once draws their boxes alone. */
const RowCells = memo(function RowCells({
  resource,
  record,
  columns,
  isTrash,
  canOpen,
  onAsk,
}: RowCellsProps) {
  const { language } = useLanguage();
  return (
    <>
      {columns.map((key) => (
        <td
          key={key}
          data-label={columnLabel(resource, key, language)}
          data-column={key}
          data-title={key === resource.title || undefined}
          data-room={columnWidth(resource, key)}
          {...attributesOf(resource.fields[key])}
        >
          {key === resource.title ? (
            <TitleCell resource={resource} record={record} isLink={!isTrash && canOpen} />
          ) : (
            <PlaceClock resource={resource} record={record}>
              <CellValue resource={resource} columnKey={key} record={record} />
            </PlaceClock>
          )}
        </td>
      ))}
      {isTrash && <DeletedCell record={record} />}
      <td className={styles.actions}>
        <RowActions resource={resource} record={record} isTrash={isTrash} canOpen={canOpen} onAsk={onAsk} />
      </td>
    </>
  );
});

/** What its place in the row follows from. */
function attributesOf(field: Field | undefined) {
  if (!field) return { 'data-of-every-record': true };
  const { part, needsLabel, wraps } = viewOf(field);
  return { 'data-part': part, 'data-needs-label': needsLabel, 'data-wraps': wraps };
}

function DeletedCell({ record }: { record: AnyRecord }) {
  const { t } = useTranslation(['panel']);
  return (
    <td data-label={t('panel:deletedAt')} data-needs-label data-room="exact">
      <Moment at={String(record['deletedAt'] ?? '')} />
    </td>
  );
}
