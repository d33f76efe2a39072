import { useEffect, useRef } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { listPlaceOf } from './list-place.ts';
import styles from './use-list-return.module.css';

/** A row that was written is marked for so long. Milliseconds. */
const MARKED_MS = 2_500;

interface ListReturn {
  resource: AnyResource;
  records: readonly AnyRecord[];
  /** What is shown, as a query string. */
  search: string;
  table: HTMLTableElement | null;
}

/**
 * Whoever comes back to a list finds it as it was left: as far down, with the focus on the row of the record that was
 * open, which is marked for a moment where it was written.
 */
export function useListReturn({ resource: { name }, records, search, table }: ListReturn): void {
  const asked = useRef(search);
  useEffect(() => {
    asked.current = search;
  }, [search]);
  useEffect(() => {
    const frame = frameOf(table);
    if (!frame) return;
    const { scroll } = listPlaceOf(name);
    if (scroll && scroll.search === asked.current) frame.scrollTop = scroll.top;
    const listen = () => (listPlaceOf(name).scroll = { search: asked.current, top: frame.scrollTop });
    frame.addEventListener('scroll', listen, { passive: true });
    return () => frame.removeEventListener('scroll', listen);
  }, [name, table]);
  useEffect(() => {
    const left = listPlaceOf(name);
    const row = left.record && rowOf(table, left.record.id);
    // A new one may be on its way still.
    if (!row || !left.record) return;
    const { isWritten } = left.record;
    delete left.record;
    // The focus is where somebody has put it meanwhile.
    if ([document.body, document.querySelector('h1')].includes(activeElement())) {
      row.focus({ preventScroll: true });
      row.scrollIntoView({ block: 'nearest' });
    }
    const mark = styles.marked;
    if (!isWritten || !mark) return;
    row.classList.add(mark);
    setTimeout(() => row.classList.remove(mark), MARKED_MS);
  }, [name, records, table]);
}

/** What scrolls is the panel around the screen. */
const frameOf = (table: HTMLElement | null) => table?.closest('main') ?? null;
const rowOf = (table: HTMLElement | null, id: number) =>
  table?.querySelector<HTMLElement>(`tr[data-row-id="${id}"]`);
const activeElement = () => document.activeElement as HTMLElement | null;
