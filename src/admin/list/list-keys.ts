import type { AnyResource } from '#contract/define-resource.ts';
import { capabilitiesOf } from '../capabilities/registry.ts';

/** The keys of the bar of the chosen rows, by what they do in it. */
export const BULK_KEYS = [
  ['bulk', 'b'],
  ['matching', 'l'],
  ['act', 'm'],
  ['fields', 'f'],
  ['export', 'd'],
  ['remove', 'Delete'],
  ['clear', 'c'],
] as const;

/** The keys of every list, by what they do, as they are printed: what the listener and the help read. */
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

/** What a key does on every list. */
export type ListKeyAction = (typeof LIST_KEYS)[number][0];
/** A key of one list: what it does, and how it is printed. */
export type ListKey = readonly [action: string, key: string];

/** What the capabilities of a resource add to the keys of the bar of the chosen rows. */
export const declaredKeysOf = (resource: AnyResource): readonly ListKey[] =>
  capabilitiesOf(resource).flatMap(({ bulkKeys = [] }) =>
    bulkKeys.map(({ use, key }) => [use, key] as const),
  );

/** The place of a key: how it is known where the letters are Arabic. */
const codeOf = (key: string): string => (key === '/' || key === '?' ? 'Slash' : `Key${key.toUpperCase()}`);

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'target'
>;

/**
 * What a press means, `null` for nothing: never while somebody types, chooses or presses a button of the page, and
 * never together with the keys of the browser.
 *
 * @param declared what the list has beside the keys of every list
 */
export function listActionOf(press: Press, declared: readonly ListKey[] = []): string | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing || isTyping(press.target))
    return null;
  const found = [...LIST_KEYS, ...declared].find(([, key]) =>
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
