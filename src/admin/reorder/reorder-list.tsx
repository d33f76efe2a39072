import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { labelKey } from '#contract/field-keys.ts';
import { namesRecord } from '#contract/field-kinds.ts';
import { PAGE_SIZE_MAX, listQueryOf } from '#contract/list-query.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useRecordList } from '../refine/use-record-list.ts';
import { RecordState } from '../record-state.tsx';
import { titleOf } from '#contract/title-of.ts';
import styles from './reorder-list.module.css';
import { ReorderRow } from './reorder-row.tsx';
import { useOrder } from './use-order.ts';

/** The records in their own order, moved by dragging or by buttons (WCAG 2.5.7). Every move is saved and told. */
export function ReorderList({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation(['records']);
  const query = useRecordList(resource, listQueryOf(resource, { pageSize: PAGE_SIZE_MAX }));
  const stored = query.data?.data ?? [];
  const { records, move, isSaving } = useOrder(resource, stored);
  const total = query.data?.total ?? 0;
  const announcement = useRef<HTMLParagraphElement>(null);
  const sensors = useSensors(
    // A press that does not move is no drag: a touch may still scroll.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const placeWords = (id: number, place: number): string => {
    const record = records.find((candidate) => candidate.id === id);
    const name = record ? titleOf(resource, record) : '';
    return t('records:movedTo', { name, place: place + 1, total });
  };
  const placeOf = (id: unknown): number => records.findIndex((record) => record.id === id);
  const handleMove = (id: number, place: number) => {
    move(id, place);
    if (announcement.current) announcement.current.textContent = placeWords(id, place);
  };
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(active.id), placeOf(over?.id)];
    if (to !== -1 && from !== to) move(Number(active.id), to);
  };
  const told = ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
    placeWords(Number(active.id), placeOf(over?.id ?? active.id));

  if (!query.data) return <RecordState resource={resource} query={query} />;
  return (
    <>
      <p className={styles.hint}>{t('records:reorderHint')}</p>
      {total > stored.length && (
        <p className={styles.hint}>
          {t('records:orderShown', { shown: stored.length })}{' '}
          {t('records:orderRest', { count: total - stored.length })}
        </p>
      )}
      <p ref={announcement} role="status" className="visually-hidden" />
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={handleDragEnd}
        accessibility={{
          screenReaderInstructions: { draggable: t('records:reorderKeys') },
          announcements: {
            onDragStart: ({ active }) => told({ active, over: null }),
            onDragOver: told,
            onDragEnd: told,
            onDragCancel: ({ active }) => told({ active, over: null }),
          },
        }}
      >
        <SortableContext items={records.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ol className={styles.list} aria-busy={isSaving}>
            {records.map((record, place) => (
              <ReorderRow
                key={record.id}
                id={record.id}
                name={titleOf(resource, record)}
                groups={groupsOf(resource, record)}
                place={place}
                isLast={place === records.length - 1}
                onMove={handleMove}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </>
  );
}

/** What the record belongs to: where a page shows the records by it, the order counts among those of one group. */
const groupsOf = (resource: AnyResource, record: AnyRecord): string[] =>
  resource.list.columns
    .filter((key) => namesRecord(resource, key))
    .map((key) => record[labelKey(key)])
    .filter((name) => typeof name === 'string');
