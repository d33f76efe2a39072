import { type RefObject, useEffect, useRef } from 'react';

/** What is held with a letter to save: Control, or Command where there is one. */
interface SaveKeys {
  save: () => void;
  /** Null where saving leads nowhere else. */
  saveAndGoOn: (() => void) | null;
}

/** Ctrl+S saves and Ctrl+Enter saves and goes on, wherever the focus is, while nothing is open over the form. */
export function useSaveKeys(form: RefObject<HTMLElement>, keys: SaveKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      // By its place, which is the same with Arabic letters.
      const saves = event.code === 'KeyS';
      const { save, saveAndGoOn } = latest.current;
      const run = saves ? save : event.key === 'Enter' ? saveAndGoOn : null;
      if (!run || event.isComposing) return;
      // The browser's own would save the page, also under a dialog.
      event.preventDefault();
      const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
      if (!event.repeat && (!dialog || dialog.contains(form.current))) run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [form]);
}
