import { useLayoutEffect, useRef } from 'react';
import { LIST_KEYS_STORE } from '#contract/stores.ts';
import { store, useStored } from '#providers/browser/use-stored.ts';
import { OVER_PAGE } from '../over-page.ts';
import { type ListKey, listActionOf } from './list-keys.ts';

/** What the keys do, by action; an action that is missing here is not for this person or place. */
export type ListKeyHandlers = Readonly<Record<string, (rowId: number | null) => void>>;

/**
 * Listens for the keys of a list while it is on the screen and nothing is open over it.
 * @param declared the keys that this list has beside those of every list (none by default)
 */
export function useListKeys(handlers: ListKeyHandlers, declared: readonly ListKey[] = []): void {
  const { isOn } = useKeysSetting();
  const latest = useRef({ handlers, declared });
  // Both with the rows, not after they were drawn: a key that is pressed as soon as they are seen is about them.
  useLayoutEffect(() => {
    latest.current = { handlers, declared };
  });
  useLayoutEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector(TAKES_KEYS)) return;
      const action = listActionOf(event, latest.current.declared);
      const handle = action && latest.current.handlers[action];
      if (!handle) return;
      event.preventDefault();
      handle(rowIdOf(focusedRow()));
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

/** What is open over the page, or a form that is being saved: a letter that is typed then is meant for it. */
const TAKES_KEYS = `${OVER_PAGE}, form[aria-busy="true"]`;

/** Whether single keys do anything, and how to change it (WCAG 2.1.4). */
export function useKeysSetting() {
  const isOn = useStored('local', LIST_KEYS_STORE) !== 'off';
  return { isOn, setOn: (next: boolean) => store('local', LIST_KEYS_STORE, next ? null : 'off') };
}

/** Moves the focus to the row before or behind the one that has it; to the first where none has. */
export function moveRowFocus(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  const at = rows.findIndex((row) => row === focusedRow());
  const next = at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step));
  rows[next]?.focus();
}

/** The attribute by which a row is known to the keys. */
const ROWS = 'tr[data-row-id]';
const focusedRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>(ROWS) ?? null;
const rowIdOf = (row: HTMLElement | null): number | null => (row ? Number(row.dataset['rowId']) : null);
