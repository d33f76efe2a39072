import { Popover } from '@mantine/core';
import { type KeyboardEvent as KeyPress, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { isShown } from '#contract/show-when.ts';
import { AnchoredPopover } from '../dropdown/anchored-popover.tsx';
import styles from './value-form.module.css';
import { ValueForm } from './value-form.tsx';

interface QuickEditProps {
  resource: AnyResource;
  records: readonly AnyRecord[];
  /** Those that can be changed in place, in their order. */
  columns: readonly string[];
  tableRef: RefObject<HTMLTableElement>;
}

interface Place {
  id: number;
  column: string;
}

/** Changes a value of a list in place: a double click or F2 opens it, Enter saves, Tab saves and goes on, Escape leaves. */
export function QuickEdit({ resource, records, columns, tableRef }: QuickEditProps) {
  const { t } = useTranslation(['thread']);
  const { language } = useLanguage();
  const [opened, setOpened] = useState<(Place & { cell: Element }) | null>(null);
  /** Where saving leads: to the value before or behind, or out of it. */
  const step = useRef<1 | -1 | null>(null);
  /** F2 opens the column that was changed last: whoever mends one column goes down it. */
  const last = useRef<string | null>(null);
  const places = records.flatMap((record) =>
    columns.flatMap((column) => {
      const field = resource.fields[column];
      return field && isShown(field.showWhen, record) ? [{ id: record.id, column }] : [];
    }),
  );
  const open = (next: Place | null) => {
    const row = rowOf(tableRef, next?.id ?? opened?.id ?? 0);
    const cell = next && row?.querySelector(`td[data-column="${next.column}"]`);
    if (next) last.current = next.column;
    else row?.focus();
    setOpened(next && cell ? { ...next, cell } : null);
  };
  const listeners = {
    dblclick: (event: MouseEvent) => {
      const [id, column] = [rowIdOf(event.target), columnOf(event.target)];
      const found = places.find((each) => each.id === id && each.column === column);
      if (!found) return;
      window.getSelection()?.removeAllRanges();
      open(found);
    },
    keydown: (event: KeyboardEvent) => {
      if (event.key !== 'F2' || event.defaultPrevented) return;
      const inRow = places.filter(({ id }) => id === rowIdOf(event.target));
      const found = inRow.find(({ column }) => column === last.current) ?? inRow[0];
      if (!found) return;
      event.preventDefault();
      open(found);
    },
  };
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    const table = tableRef.current;
    const handleClick = (event: MouseEvent) => latest.current.dblclick(event);
    const handleKey = (event: KeyboardEvent) => latest.current.keydown(event);
    table?.addEventListener('dblclick', handleClick);
    table?.addEventListener('keydown', handleKey);
    return () => {
      table?.removeEventListener('dblclick', handleClick);
      table?.removeEventListener('keydown', handleKey);
    };
  }, [tableRef]);

  const record = opened && records.find(({ id }) => id === opened.id);
  const field = opened && resource.fields[opened.column];
  if (!opened || !record || !field) return null;
  const label = t('thread:change', { label: field.label[language] });
  const handleDone = () => {
    const at = places.findIndex(({ id, column }) => id === opened.id && column === opened.column);
    open(step.current === null ? null : (places[at + step.current] ?? null));
    step.current = null;
  };
  const handleKey = (event: KeyPress) => {
    step.current = null;
    const isTab = event.key === 'Tab';
    if (event.defaultPrevented || event.nativeEvent.isComposing || !(isTab || event.key === 'Enter')) return;
    const { target } = event;
    const form = target instanceof Element ? target.closest('form') : null;
    // Where a choice is asked for, Tab goes through it.
    if (isTab && form?.dataset['asks'] !== undefined) return;
    // A button is pressed by Enter.
    if (!isTab && target instanceof HTMLButtonElement) return;
    event.preventDefault();
    event.stopPropagation();
    if (isTab) step.current = event.shiftKey ? -1 : 1;
    form?.requestSubmit();
  };
  return createPortal(
    <AnchoredPopover
      key={`${opened.id} ${opened.column}`}
      onClose={() => open(null)}
      position="bottom-start"
      anchor={styles.anchor}
    >
      <Popover.Dropdown
        role="dialog"
        aria-label={label}
        onKeyDown={handleKey}
        onPointerDown={() => (step.current = null)}
      >
        <ValueForm
          resource={resource}
          record={record}
          fieldKey={opened.column}
          field={field}
          onDone={handleDone}
        />
      </Popover.Dropdown>
    </AnchoredPopover>,
    opened.cell,
  );
}

const rowOf = ({ current }: RefObject<HTMLTableElement>, id: number) =>
  current?.querySelector<HTMLElement>(`tr[data-row-id="${id}"]`);

const rowIdOf = (target: EventTarget | null): number | null => {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-row-id]') : null;
  return row ? Number(row.dataset['rowId']) : null;
};
const columnOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('td[data-column]')?.dataset['column'] : undefined;
