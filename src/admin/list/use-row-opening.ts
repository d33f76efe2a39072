import { useEffect, useRef } from 'react';

/** Within so long a second click makes a double one, where that means something else: as systems have it. Milliseconds. */
const DOUBLE_MS = 500;
/** Whoever does something else meanwhile has given the record up. */
const BEGINNINGS = ['pointerdown', 'keydown'] as const;
/** What has a use of its own for a click. */
const OWN_USE = 'a, button, input, label, select, textarea';

/**
 * A click on a row opens its record, by the link that its title is. Text that is being selected, and everything that is
 * pressed for itself, stays as it is.
 * @param editable the columns in which a double click begins to change the value
 */
export function useRowOpening(table: HTMLTableElement | null, editable: readonly string[]): void {
  const columns = useRef(editable);
  useEffect(() => {
    columns.current = editable;
  });
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const giveUp = () => {
      clearTimeout(waiting);
      for (const what of BEGINNINGS) document.removeEventListener(what, giveUp, true);
    };
    const listen = (event: MouseEvent) => {
      giveUp();
      const link = event.detail > 1 ? null : linkFor(event);
      if (!link) return;
      const column = cellOf(event)?.dataset['column'] ?? '';
      if (!columns.current.includes(column)) return link.click();
      waiting = setTimeout(() => {
        giveUp();
        link.click();
      }, DOUBLE_MS);
      for (const what of BEGINNINGS) document.addEventListener(what, giveUp, true);
    };
    table?.addEventListener('click', listen);
    return () => {
      giveUp();
      table?.removeEventListener('click', listen);
    };
  }, [table]);
}

function linkFor(event: MouseEvent): HTMLElement | null {
  const { target, button, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || !(target instanceof Element)) return null;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  if (target.closest(OWN_USE) || window.getSelection()?.isCollapsed === false) return null;
  return cellOf(event)?.closest('tr')?.querySelector<HTMLElement>('td[data-title] a[href]') ?? null;
}

const cellOf = ({ target }: MouseEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('td[data-column]') : null;
