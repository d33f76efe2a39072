import { Button } from '@mantine/core';
import { DndContext, PointerSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core';
import type { DragEndEvent, Modifier } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyValue } from '#contract/field-schemas.ts';
import type { RowsField } from '#contract/kinds/rows.ts';
import { wireKeys } from '#contract/field-kinds.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { InputProps } from '../kinds/field-view.ts';
import { Issue } from '../form/issue.tsx';
import { useWritable } from '../refine/use-access.ts';
import { type FormRow, formRows, newRow } from './form-rows.ts';
import { RowCard } from './row-card.tsx';
import { rowTitle, writableRowFields } from './row-fields.ts';
import styles from './rows-editor.module.css';

/** More than so many begin folded up. */
const MOST_OPEN = 3;

/** The rows of a record as cards in its form: added, changed, moved, removed, and taken back until it is saved. */
export function RowsEditor({ fieldKey, field, resource, control, isNew, inputOf }: InputProps<RowsField>) {
  const { t } = useTranslation(['rows']);
  const { language } = useLanguage();
  const { rows: writable } = useWritable(resource, { isNew });
  const fields = writableRowFields(field, writable?.[fieldKey] ?? []);
  const { id, value, onChange, error } = control(fieldKey);
  const rows = formRows(value);
  const living = rows.filter(({ isRemoved }) => !isRemoved);
  const name = field.of.labels.one[language];
  const [said, setSaid] = useState('');
  const [startedFolded] = useState(() => rows.length > MOST_OPEN);
  const { ref, focusNext } = useFocusNext<HTMLFieldSetElement>();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

  const pathOf = (row: FormRow) => `${fieldKey}.${row.key}`;
  const change = (row: FormRow, next: Partial<FormRow>, path = pathOf(row)) =>
    onChange(
      rows.map((each) => (each.key === row.key ? { ...each, ...next } : each)),
      path,
    );
  const add = () => {
    const values = fields.flatMap(([key, own]) =>
      wireKeys(key, own).map((wireKey) => [wireKey, emptyValue(own)]),
    );
    const row = newRow(Object.fromEntries(values));
    onChange([...rows, row], pathOf(row));
    focusNext(`[data-row="${row.key}"] :is(input, textarea)`);
  };
  const place = (row: FormRow, to: number, refocus?: string) => {
    const from = rows.findIndex(({ key }) => key === row.key);
    if (from < 0 || to < 0 || to >= rows.length || from === to) return;
    const next = rows.filter(({ key }) => key !== row.key);
    next.splice(to, 0, row);
    onChange(next, pathOf(row));
    const position = next.filter(({ isRemoved }) => !isRemoved).findIndex(({ key }) => key === row.key) + 1;
    const moved = rowTitle(field, row.values, language) || name;
    setSaid(t('rows:moved', { name: moved, position, count: living.length }));
    if (refocus) focusNext(refocus);
  };
  /** Past what was removed: that has no place among the others any more. */
  const step = (row: FormRow, by: 1 | -1) => {
    const neighbour = living[living.indexOf(row) + by];
    if (neighbour) place(row, rows.indexOf(neighbour), `[data-row="${row.key}"] [data-move="${by}"]`);
  };
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    const row = rows.find(({ key }) => key === active.id);
    if (row && over)
      place(
        row,
        rows.findIndex(({ key }) => key === over.id),
      );
  };

  return (
    <fieldset
      className={styles.rows}
      ref={ref}
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>{field.label[language]}</legend>
      {field.help && <p className={styles.help}>{field.help[language]}</p>}
      {error && (
        <div id={`${id}-error`} className={styles.error}>
          <Issue>{error}</Issue>
        </div>
      )}
      {living.length === 0 && <p className={styles.empty}>{t('rows:none')}</p>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[alongTheList]}
        onDragEnd={handleDragEnd}
        // The place is said by this list itself, for dragging and for the buttons alike.
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      >
        <SortableContext items={rows.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
          <ol className={styles.list}>
            {rows.map((row) => (
              <RowCard
                key={row.key}
                field={field}
                fields={fields}
                row={row}
                number={living.indexOf(row) + 1}
                isLast={row === living.at(-1)}
                startsFolded={startedFolded && row.values['id'] !== undefined}
                inputOf={inputOf}
                control={(wireKey) => {
                  const path = `${pathOf(row)}.${wireKey}`;
                  return {
                    ...control(path),
                    value: row.values[wireKey],
                    onChange: (next) => change(row, { values: { ...row.values, [wireKey]: next } }, path),
                  };
                }}
                onMove={(by) => step(row, by)}
                onRemove={() => {
                  change(row, { isRemoved: true });
                  focusNext(`[data-row="${row.key}"] [data-undo]`);
                }}
                onUndo={() => {
                  change(row, { isRemoved: false });
                  focusNext(`[data-row="${row.key}"] [data-remove]`);
                }}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <div>
        <Button variant="default" onClick={add}>
          {t('rows:add', { name })}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </fieldset>
  );
}

/** Moves the focus to what is drawn next, within what has `ref`: another list may have rows of the same keys. */
function useFocusNext<Within extends HTMLElement>() {
  const ref = useRef<Within>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const element = ref.current?.querySelector<HTMLElement>(wanted.current);
    if (!element) return;
    wanted.current = null;
    element.focus();
  });
  const focusNext = (selector: string) => {
    wanted.current = selector;
  };
  return { ref, focusNext };
}

const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const silence = () => undefined;
const silent = { onDragStart: silence, onDragOver: silence, onDragEnd: silence, onDragCancel: silence };
