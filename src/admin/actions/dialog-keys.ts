import type { KeyboardEvent } from 'react';

/** Where something is typed the focus begins on it: what is typed at once would press the button that has it. */
export function startAtField(body: HTMLElement | null): void {
  body?.querySelector(FIELD)?.setAttribute('data-autofocus', '');
}

export const FIELD = ['input', 'textarea', 'select']
  .map((name) => `${name}:not(:disabled, [type="hidden"])`)
  .join();

/**
 * Ctrl+Enter confirms, as it sends a note. A key that is still held down from the screen below is no answer, and one that
 * a box of choices has taken is its own: the choice would not be in what is confirmed.
 */
export const confirmsBy = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  (event.ctrlKey || event.metaKey) &&
  !event.defaultPrevented &&
  !event.repeat &&
  !event.nativeEvent.isComposing;
