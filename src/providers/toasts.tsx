import { useEffect, useState } from 'react';
import { Beside } from '#ui/beside.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { Toast } from './toast-area.tsx';

/** So long after the page the toasts are loaded: nothing of the first screen waits for them. Milliseconds. */
const PRELOAD_MS = 2000;
const load = () => import('./toast-area.tsx');
const ToastArea = lazyPart(async () => (await load()).ToastArea);

/** Shows a toast. One that comes before the area waits for it. */
export const showToast = (toast: Toast): void =>
  void load().then(({ openToast }) => {
    openToast(toast);
    for (const appear of waiting) appear();
  });

export const closeToast = (id: string): void => void load().then(({ shutToast }) => shutToast(id));

/** Where the toasts appear; once per page. */
export function Toasts({ theme }: { theme: 'light' | 'dark' }) {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    const appear = () => setHere(true);
    // By itself too: a toast that tells of a lost connection could not be loaded any more.
    const timer = setTimeout(appear, PRELOAD_MS);
    waiting.add(appear);
    return () => {
      clearTimeout(timer);
      waiting.delete(appear);
    };
  }, []);
  if (!isHere) return null;
  return (
    <Beside>
      <ToastArea theme={theme} />
    </Beside>
  );
}

const waiting = new Set<() => void>();
