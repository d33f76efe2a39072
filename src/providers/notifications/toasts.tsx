import { useEffect, useState } from 'react';
import { Optional } from '#ui/loading/optional.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import type { Toast } from '#ui/notifications/toast-area.tsx';

/** Delay after the page before the toasts are loaded: nothing of the first screen waits for them. Milliseconds. */
const PRELOAD_MS = 2000;
/** Delay before the area is asked for again, where it did not come. Milliseconds. */
const AGAIN_MS = 3000;
const load = () => import('#ui/notifications/toast-area.tsx');
const ToastArea = lazyWithRetry(async () => (await load()).ToastArea);

/** Shows a toast. One that comes before the area waits for it. */
export function showToast(toast: Toast): void {
  forget(toast.id);
  untold.push(toast);
  void bring();
}

export function closeToast(id: string): void {
  forget(id);
  // Where the area is not, nothing is open.
  void load().then(
    (area) => area.closeToast(id),
    () => {},
  );
}

/** Where the toasts appear; once per page. */
export function Toasts() {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    const appear = () => setHere(true);
    // By itself too: a toast that tells of a lost connection could not be loaded any more.
    const timer = setTimeout(() => void bring(), PRELOAD_MS);
    waiting.add(appear);
    return () => {
      clearTimeout(timer);
      waiting.delete(appear);
    };
  }, []);
  if (!isHere) return null;
  return (
    <Optional>
      <ToastArea />
    </Optional>
  );
}

const waiting = new Set<() => void>();
/** What could not be shown yet, oldest first. */
const untold: Toast[] = [];
let retry: ReturnType<typeof setTimeout> | undefined;

/** Brings the area, and what waits for it. A failure is told by a toast, and may be why the area does not come. */
async function bring(): Promise<void> {
  clearTimeout(retry);
  try {
    const { showToast: show } = await load();
    for (const toast of untold.splice(0)) show(toast);
    for (const appear of waiting) appear();
  } catch {
    clearTimeout(retry);
    retry = setTimeout(() => void bring(), AGAIN_MS);
  }
}

function forget(id: string | undefined): void {
  const at = untold.findIndex((toast) => toast.id !== undefined && toast.id === id);
  if (at >= 0) untold.splice(at, 1);
}
