import type { TypedKey } from './typed-ahead.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Does with a field what was typed before it was there, as if it had been typed into it now.
 * @param field the one that has the focus, its cursor behind what stands there
 * @returns what has no place: behind a key that means something else here, or in a control that takes no plain text
 */
export function putTyped(field: Element | null, keys: readonly TypedKey[]): readonly TypedKey[] {
  let at = field;
  let value = textOf(at);
  let isAll = false;
  for (const [nth, key] of keys.entries()) {
    if ('does' in key && key.does === 'on') {
      if (!isText(at)) return keys.slice(nth);
      write(at, value);
      const next = fieldBehind(at);
      next?.focus();
      at = next;
      if (!isText(at)) return keys.slice(nth + 1);
      value = textOf(at);
      // As a browser does it, whoever comes by this key finds the words of a line chosen.
      isAll = at instanceof HTMLInputElement;
      continue;
    }
    if (!isText(at) || ('does' in key && !isEdit(key.does, at))) {
      if (isText(at)) write(at, value);
      return keys.slice(nth);
    }
    if ('does' in key && key.does === 'all') {
      isAll = true;
      continue;
    }
    const before = isAll ? '' : value;
    isAll = false;
    if ('text' in key) value = before + inField(key.text, at);
    else if (key.does === 'line') value = `${before}\n`;
    else value = [...before].slice(0, -1).join('');
  }
  if (isText(at)) write(at, value);
  if (isText(at) && isAll) at.select();
  return [];
}

/** The letters of what was typed; keys have none. */
export const lettersOf = (keys: readonly TypedKey[]): string =>
  keys
    .map((key) => ('text' in key ? key.text : key.does === 'on' || key.does === 'line' ? ' ' : ''))
    .join('');

/** Pasted lines, as a browser pastes them into a field of one. */
const inField = (text: string, field: TextControl): string =>
  field instanceof HTMLInputElement ? text.replace(/\s*[\r\n]+\s*/g, ' ') : text;

/** A line ends a form where there is only one. */
const isEdit = (does: string, field: TextControl): boolean =>
  does === 'erase' || does === 'all' || (does === 'line' && field instanceof HTMLTextAreaElement);

const PLAIN = ['text', 'tel', 'email', 'url', 'password'];
/** A control that takes plain text; not what searches or chooses: there letters lead to something else. */
export const isText = (element: Element | null): element is TextControl =>
  (element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && PLAIN.includes(element.type))) &&
  !element.readOnly &&
  !element.disabled &&
  !element.matches('[role], [aria-haspopup]');

/** Whether what is typed now comes behind what stands there. Of an address of e-mail browsers do not tell the place. */
export const isAtEnd = (field: Element): boolean =>
  isText(field) && (field.selectionStart === null || field.selectionStart === field.value.length);

const textOf = (field: Element | null): string => (isText(field) ? field.value : '');

function write(field: TextControl, value: string): void {
  if (field.value === value) return;
  // Past the value that React keeps on the element, so that it hears of the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What the key that leads on leads to, within the form. */
function fieldBehind(field: TextControl): HTMLElement | null {
  const all = [
    ...(field.form?.querySelectorAll<HTMLElement>(
      'input:not([type="hidden"]), textarea, select, button, a[href], [tabindex]',
    ) ?? []),
  ].filter((each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.getClientRects().length > 0);
  return all[all.indexOf(field) + 1] ?? null;
}
