import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { isShown } from '#contract/show-when.ts';
import { focusAgain } from '#ui/layout/use-return-focus.ts';
import { useNotify } from '../refine/use-notify.ts';
import { isInSight } from './is-in-sight.ts';
import { QuickEditor, type Step } from './quick-editor.tsx';

interface QuickEditProps {
  resource: AnyResource;
  records: readonly AnyRecord[];
  /** Those that can be changed in place, in their order. */
  columns: readonly string[];
  table: HTMLTableElement | null;
}

interface Place {
  id: number;
  column: string;
}

/** Changes a value of a list in place: a double click or F2 opens it, Enter saves, Tab saves and goes on, Escape leaves. */
export function QuickEdit({ resource, records, columns, table }: QuickEditProps) {
  const { t } = useTranslation(['records']);
  const notify = useNotify();
  // The record itself: a colleague's change may take it from the list while its value is being typed.
  const [opened, setOpened] = useState<(Place & { record: AnyRecord }) | null>(null);
  const step = useRef<Step>(null);
  /** F2 opens the column that was changed last: whoever mends one column goes down it. */
  const last = useRef<string | null>(null);
  const places = records.flatMap((record) =>
    columns.flatMap((column) => {
      const field = resource.fields[column];
      return field && isShown(field.showWhen, record) ? [{ id: record.id, column, record }] : [];
    }),
  );
  const isSeen = (place: Place) => isInSight(cellOf(table, place));
  const open = (next: (typeof places)[number] | null) => {
    if (next && cellOf(table, next)) {
      last.current = next.column;
      return setOpened(next);
    }
    const row = opened && rowOf(table, opened.id);
    if (row) row.focus();
    else focusAgain();
    setOpened(null);
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
      if (inRow.length === 0) return;
      event.preventDefault();
      const seen = inRow.filter(isSeen);
      const found = seen.find(({ column }) => column === last.current) ?? seen[0];
      if (found) open(found);
      else notify({ key: 'quick-edit', type: 'progress', message: t('records:noneInSight') });
    },
    done: () => {
      const at = places.findIndex(({ id, column }) => id === opened?.id && column === opened.column);
      const ahead = step.current === -1 ? places.slice(0, at).toReversed() : places.slice(at + 1);
      open(step.current === null || at === -1 ? null : (ahead.find(isSeen) ?? null));
      step.current = null;
    },
  };
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    const handleClick = (event: MouseEvent) => latest.current.dblclick(event);
    const handleKey = (event: KeyboardEvent) => latest.current.keydown(event);
    table?.addEventListener('dblclick', handleClick);
    table?.addEventListener('keydown', handleKey);
    return () => {
      table?.removeEventListener('dblclick', handleClick);
      table?.removeEventListener('keydown', handleKey);
    };
  }, [table]);

  const field = opened && resource.fields[opened.column];
  if (!opened || !field) return null;
  return (
    <QuickEditor
      resource={resource}
      record={opened.record}
      fieldKey={opened.column}
      field={field}
      isGone={!records.some(({ id }) => id === opened.id)}
      onStep={(to) => (step.current = to)}
      goesOn={() => step.current !== null}
      // The list may have moved it since it was opened.
      findCell={() => cellOf(table, opened)}
      onDone={() => latest.current.done()}
      onClose={() => open(null)}
    />
  );
}

const rowOf = (table: HTMLTableElement | null, id: number) =>
  table?.querySelector<HTMLElement>(`tr[data-row-id="${id}"]`);
const cellOf = (table: HTMLTableElement | null, { id, column }: Place) =>
  rowOf(table, id)?.querySelector<HTMLElement>(`td[data-column="${column}"]`);

const rowIdOf = (target: EventTarget | null): number | null => {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-row-id]') : null;
  return row ? Number(row.dataset['rowId']) : null;
};
const columnOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('td[data-column]')?.dataset['column'] : undefined;
