import { isCovered } from '../over-page.ts';

/** One thing that was typed: text, or a key that does something to what is there. */
export type TypedKey =
  { readonly text: string } | { readonly does: 'erase' | 'all' | 'on' | 'line' | 'save' | 'other' };

/**
 * What is typed between one form and the next. A form that is being saved takes nothing, and its page listens to single
 * letters: until the next form has the focus, what is typed goes to neither of them and is kept here.
 */
interface TypedAhead extends LeftTyped {
  readonly keys: TypedKey[];
  /** The form that is left; what is typed into anything else is none of it. */
  from: Element;
  /** The form was saved, and the screen that follows has not come yet. */
  isHandedOn: boolean;
}
/** What was typed, and has no place yet. */
export interface LeftTyped {
  readonly keys: readonly TypedKey[];
  /** The form asks for a password, which the next key may lead to: what is typed is repeated nowhere. */
  readonly isSecret: boolean;
}
const NOTHING: LeftTyped = { keys: [], isSecret: false };
let ahead: TypedAhead | null = null;

/** Begins to keep what is typed, for the form that follows this one. */
export function keepTypedAhead(from: Element): void {
  stopKeeping();
  const isSecret = from.querySelector('[type="password"]') !== null;
  ahead = { keys: [], from, isSecret, isHandedOn: false };
  window.addEventListener('keydown', handleKey, true);
  window.addEventListener('paste', handlePaste, true);
  window.addEventListener('pointerdown', handlePointer, true);
}

/** The form was saved, and another one follows: what is typed is for that one. */
export function handTypedAheadOn(): void {
  if (ahead) ahead.isHandedOn = true;
}

/** The form that follows is here, and not yet the focus in it. */
export function bringTypedAhead(to: Element): void {
  if (ahead) ahead.from = to;
}

/** The screen that follows is here. */
export function receiveTypedAhead(): void {
  if (ahead) ahead.isHandedOn = false;
}

export const isHandedOn = (): boolean => ahead?.isHandedOn === true;

/** Ends it. @returns what was typed */
export function takeTypedAhead(): LeftTyped {
  const taken = ahead ?? NOTHING;
  stopKeeping();
  return taken;
}

/** Called with what was typed when somebody goes elsewhere before the next form has come. */
export function onLeftTyped(listen: (left: LeftTyped) => void): () => void {
  tellLeft = listen;
  return () => {
    if (tellLeft === listen) tellLeft = () => undefined;
  };
}
let tellLeft: (left: LeftTyped) => void = () => undefined;

function stopKeeping(): void {
  ahead = null;
  window.removeEventListener('keydown', handleKey, true);
  window.removeEventListener('paste', handlePaste, true);
  window.removeEventListener('pointerdown', handlePointer, true);
}

function handleKey(event: KeyboardEvent): void {
  if (!ahead || event.isComposing) return;
  if (event.key === 'Escape' || isElsewhere(event.target)) return tellLeft(takeTypedAhead());
  const key = typedKey(event);
  if (!key) return;
  ahead.keys.push(key);
  event.preventDefault();
  // The keys that save are the form's, also when they come too early for it.
  if ('does' in key && key.does === 'save') return;
  event.stopImmediatePropagation();
}

function handlePaste(event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (!ahead || text === '' || isElsewhere(event.target)) return;
  ahead.keys.push({ text });
  event.preventDefault();
}

function handlePointer({ target }: Event): void {
  if (target instanceof Node && ahead?.from.contains(target)) return;
  tellLeft(takeTypedAhead());
}

/** Somebody is about something else: a dialog that has opened, a link that the focus went to. */
function isElsewhere(target: EventTarget | null): boolean {
  if (isCovered(ahead?.from ?? null)) return true;
  if (!(target instanceof Element) || ahead?.from.contains(target)) return false;
  return target.closest('a, button, input, textarea, select, [contenteditable="true"]') !== null;
}

/** @returns null for what types nothing and changes nothing */
function typedKey(event: KeyboardEvent): TypedKey | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  // Where a third letter of a key is typed so, it comes with Control too.
  const isThird = altKey && event.getModifierState('AltGraph');
  const isCommand = (ctrlKey || metaKey) && !isThird;
  if (isCommand && !altKey) {
    if (code === 'KeyA' && !shiftKey) return { does: 'all' };
    // Whatever follows is meant for yet another form, unless the key is only held down.
    if (key === 'Enter' || code === 'KeyS') return repeat ? null : { does: 'save' };
  }
  // They take away what nobody sees yet.
  const erases = ['Backspace', 'Delete'].includes(key) || (isCommand && ['KeyX', 'KeyZ'].includes(code));
  if (isCommand || (altKey && !isThird)) return erases ? { does: 'other' } : null;
  // One key of an Arabic keyboard types two letters.
  if ([...key].length === 1 || /^\p{Script=Arabic}+$/u.test(key)) return { text: key };
  switch (key) {
    case 'Backspace':
      return { does: 'erase' };
    case 'Tab':
      return { does: shiftKey ? 'other' : 'on' };
    case 'Enter':
      return repeat ? null : { does: 'line' };
    case 'Delete':
    case 'Home':
    case 'End':
    case 'PageUp':
    case 'PageDown':
    case 'ArrowUp':
    case 'ArrowDown':
    case 'ArrowLeft':
    case 'ArrowRight':
      return { does: 'other' };
    default:
      return null;
  }
}
