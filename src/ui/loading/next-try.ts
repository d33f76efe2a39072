/** Calls once so many milliseconds have passed, and when the line is back. @returns takes it back */
export function onNextTry(milliseconds: number, go: () => void): () => void {
  const timer = setTimeout(go, milliseconds);
  window.addEventListener('online', go);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', go);
  };
}
