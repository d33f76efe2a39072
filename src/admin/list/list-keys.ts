/** What a key does on a list. */
export type ListKeyAction =
  | 'search'
  | 'next'
  | 'previous'
  | 'select'
  | 'page'
  | 'bulk'
  | 'act'
  | 'fields'
  | 'remove'
  | 'open'
  | 'edit'
  | 'create'
  | 'help';

interface ListKey {
  readonly action: ListKeyAction;
  /** What is printed on the key, and what it types where the letters are Latin. */
  readonly key: string;
  /** The key's place: how it is known where the letters are Arabic. */
  readonly code: string;
  readonly shift?: true;
}

/** The keys of every list: the one table that the listener and the help read. */
export const LIST_KEYS: readonly ListKey[] = [
  { action: 'search', key: '/', code: 'Slash' },
  { action: 'next', key: 'j', code: 'KeyJ' },
  { action: 'previous', key: 'k', code: 'KeyK' },
  { action: 'select', key: 'x', code: 'KeyX' },
  { action: 'page', key: 'a', code: 'KeyA' },
  { action: 'bulk', key: 'b', code: 'KeyB' },
  { action: 'act', key: 'm', code: 'KeyM' },
  { action: 'fields', key: 'f', code: 'KeyF' },
  { action: 'remove', key: 'Delete', code: 'Delete' },
  { action: 'open', key: 'Enter', code: 'Enter' },
  { action: 'edit', key: 'e', code: 'KeyE' },
  { action: 'create', key: 'n', code: 'KeyN' },
  { action: 'help', key: '?', code: 'Slash', shift: true },
];

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
  const found = LIST_KEYS.find(({ key, code, shift }) => {
    if (isLatin(press.key)) return press.key.toLowerCase() === key.toLowerCase();
    return press.code === code && press.shiftKey === (shift ?? false);
  });
  if (!found) return null;
  // A button or link under the focus has its own use for it.
  if (found.action === 'open' && !isRow(press.target)) return null;
  return found.action;
}

/** By its first letter: one key of an Arabic keyboard types two, and the names of keys are Latin. */
const isLatin = (key: string): boolean => key < '\u0080';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]') !==
    null;

const isRow = (target: EventTarget | null): boolean => target instanceof HTMLTableRowElement;
