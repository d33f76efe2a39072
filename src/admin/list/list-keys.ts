/** The keys of the bar of the chosen rows, by what they do in it. */
export const BULK_KEYS = [
  ['bulk', 'b'],
  ['matching', 'l'],
  ['act', 'm'],
  ['fields', 'f'],
  ['publish', 'p'],
  ['unpublish', 'u'],
  ['export', 'd'],
  ['remove', 'Delete'],
  ['clear', 'c'],
] as const;

/** The keys of every list, by what they do, as they are printed: the one table that the listener and the help read. */
export const LIST_KEYS = [
  ['search', '/'],
  ['next', 'j'],
  ['previous', 'k'],
  ['select', 'x'],
  ['page', 'a'],
  ...BULK_KEYS,
  ['open', 'Enter'],
  ['edit', 'e'],
  ['create', 'n'],
  ['help', '?'],
] as const;

/** What a key does in the bar of the chosen rows: presses one of its buttons, or leads to the first of them. */
export type BulkKey = (typeof BULK_KEYS)[number][0];
/** What a key does on a list. */
export type ListKeyAction = (typeof LIST_KEYS)[number][0];

/** The place of a key: how it is known where the letters are Arabic. */
const codeOf = (key: string): string => (key === '/' || key === '?' ? 'Slash' : `Key${key.toUpperCase()}`);

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'target'
>;

/**
 * What a press means, `null` for nothing: never while somebody types, chooses or presses a button of the page, and
 * never together with the keys of the browser.
 */
export function listActionOf(press: Press): ListKeyAction | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing || isTyping(press.target))
    return null;
  const found = LIST_KEYS.find(([, key]) =>
    isLatin(press.key)
      ? press.key.toLowerCase() === key.toLowerCase()
      : press.code === codeOf(key) && press.shiftKey === (key === '?'),
  );
  const action = found?.[0] ?? null;
  // A button or link under the focus has its own use for it.
  return action === 'open' && !isRow(press.target) ? null : action;
}

/** By its first letter: one key of an Arabic keyboard types two, and the names of keys are Latin. */
const isLatin = (key: string): boolean => key < '\u0080';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]') !==
    null;

const isRow = (target: EventTarget | null): boolean => target instanceof HTMLTableRowElement;
