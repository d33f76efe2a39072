/** Calls once: when so many milliseconds have passed, or sooner when the line is back. @returns takes it back */
export function onNextTry(milliseconds: number, go: () => void): () => void {
  const run = () => {
    stop();
    go();
  };
  const timer = setTimeout(run, milliseconds);
  window.addEventListener('online', run);
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('online', run);
  };
  return stop;
}
