import { useSyncExternalStore } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { OVER_PAGE } from '../over-page.ts';

/** A change of this page that waits for its end or for an undo. */
interface Held {
  readonly resource: string;
  readonly ids: readonly number[];
  readonly takeBack: () => void;
  /** Whether an undo is under way, to which the host has not answered yet. Default: none is. */
  readonly isBeingTakenBack?: () => boolean;
}

let held: readonly Held[] = [];
const listeners = new Set<() => void>();

/** Adds one, until the function that this returns is called. */
export function beginHeld(one: Held): () => void {
  change([...held, one]);
  return () => change(held.filter((other) => other !== one));
}

/** Does a change of this record wait? Then no other one begins. */
export const useIsHeld = ({ name }: AnyResource, id: number): boolean =>
  useSyncExternalStore(subscribe, () =>
    held.some(({ resource, ids }) => resource === name && ids.includes(id)),
  );

/** Does this page wait for it already? */
export const isHeldHere = (one: { readonly resource: string; readonly ids: readonly number[] }): boolean =>
  held.some(({ resource, ids }) => resource === one.resource && ids.some((id) => one.ids.includes(id)));

function change(next: readonly Held[]): void {
  if (held.length === 0) document.addEventListener('keydown', undoLast);
  held = next;
  if (held.length === 0) document.removeEventListener('keydown', undoLast);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Ctrl+Z takes the last one back, by the place of the key, each press one; in a toast, what that one tells of. Where something
 * is typed it is the field's own, and what is open over the page is not about what waits behind it.
 */
function undoLast(event: KeyboardEvent): void {
  const isUndo =
    event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  const isTyping = event.target instanceof Element && event.target.closest(TYPED) !== null;
  if (!isUndo || isTyping || event.defaultPrevented) return;
  if (document.querySelector(OVER_PAGE)) return;
  // The browser's own would undo what was typed last in some field.
  event.preventDefault();
  if (event.repeat) return;
  const told = event.target instanceof Element ? event.target.closest('[data-in]') : null;
  const own = told?.querySelector<HTMLElement>('[data-toast-action][aria-keyshortcuts]');
  if (own) own.click();
  else held.findLast((one) => !one.isBeingTakenBack?.())?.takeBack();
}

const TYPED = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
