/** So long after it did not come it is asked for again, or sooner when the line is back. Milliseconds. */
const AGAIN_MS = 5000;

/** Brings what nothing can be drawn without: asks for it until it comes. */
export async function untilHere<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextTry();
    }
  }
}

const nextTry = (): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, AGAIN_MS);
    window.addEventListener('online', go);
  });
