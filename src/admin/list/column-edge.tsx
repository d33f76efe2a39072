import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { columnLabel } from '../column.tsx';
import styles from './column-edges.module.css';
import { COLUMN_MAX, COLUMN_MIN, WIDTH_OF, columnWidth } from './column-width.ts';
import type { TablePreferences } from './use-table-preferences.ts';

interface ColumnEdgeProps {
  resource: AnyResource;
  columnKey: string;
  look: TablePreferences;
}

/** How far an arrow key moves it. Pixels. */
const STEP = 16;

/** The edge of one column: dragged, or moved by the arrow keys; a double click or Enter gives it back its natural place. */
export function ColumnEdge({ resource, columnKey, look }: ColumnEdgeProps) {
  const { t } = useTranslation(['lists']);
  const { language } = useLanguage();
  const [drag, setDrag] = useState<Drag | null>(null);
  const edge = useRef<HTMLDivElement>(null);
  const toward = language === 'ar' ? -1 : 1;

  /**
   * Gives the column a width, or with `null` its natural one again.
   * @param measured how wide all of them are drawn: those beside it stay as they are
   */
  const setWidth = (width: number | null, measured: Readonly<Record<string, number>>) => {
    const { widths = {}, natural = measured } = look.sizes;
    const { [columnKey]: _, ...others } = widths;
    const next = width === null ? others : { ...others, [columnKey]: width };
    const isNone = Object.keys(next).length === 0;
    look.setSizes(isNone ? { widths: undefined, natural: undefined } : { widths: next, natural });
  };
  const begin = (event: PointerEvent) => {
    const head = edge.current?.closest('th');
    if (!head || event.button !== 0) return;
    // No text is selected, and nothing else is dragged.
    event.preventDefault();
    edge.current?.focus();
    edge.current?.setPointerCapture(event.pointerId);
    const measured = widthsIn(head);
    const drawn = measured[columnKey] ?? COLUMN_MIN;
    setDrag({ from: event.clientX, drawn, measured });
  };
  const move = (event: PointerEvent) => {
    if (drag) setWidth(within(drag.drawn + toward * (event.clientX - drag.from)), drag.measured);
  };
  const step = (event: KeyboardEvent) => {
    const head = edge.current?.closest('th');
    const by = { ArrowRight: toward * STEP, ArrowLeft: -toward * STEP }[event.key];
    if (!head || (by === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    const measured = widthsIn(head);
    const next = by === undefined ? null : within((measured[columnKey] ?? COLUMN_MIN) + by);
    setWidth(next, measured);
  };

  return (
    // A separator that can have the focus is moved by arrow keys, and says where it stands (ARIA, window splitter).
    <div
      ref={edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={t('lists:columnWidth', { name: columnLabel(resource, columnKey, language) })}
      aria-valuemin={COLUMN_MIN}
      aria-valuemax={COLUMN_MAX}
      aria-valuenow={look.widths?.[columnKey] ?? WIDTH_OF[columnWidth(resource, columnKey)]}
      tabIndex={0}
      className={styles.edge}
      data-dragged={drag ? true : undefined}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={() => setDrag(null)}
      onPointerCancel={() => setDrag(null)}
      onDoubleClick={() => setWidth(null, {})}
      onKeyDown={step}
    />
  );
}

interface Drag {
  readonly from: number;
  readonly drawn: number;
  readonly measured: Readonly<Record<string, number>>;
}

const within = (width: number): number => Math.round(Math.min(COLUMN_MAX, Math.max(COLUMN_MIN, width)));

/** How wide the columns are drawn, by their keys. */
const widthsIn = (head: HTMLElement): Record<string, number> =>
  Object.fromEntries(
    [...(head.parentElement?.children ?? [])].flatMap((each) => {
      const key = each instanceof HTMLElement ? each.dataset['column'] : undefined;
      return key === undefined ? [] : [[key, within(each.getBoundingClientRect().width)]];
    }),
  );
