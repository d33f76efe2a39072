export const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });

/** Waits until it is so, at most this long. @returns milliseconds that it took */
export async function waitFor(isSo: () => boolean, within: number): Promise<number> {
  const startedAt = performance.now();
  while (!isSo() && performance.now() - startedAt < within) await pause(20);
  return performance.now() - startedAt;
}

/** Does it for all of them, so many at once. */
export async function forAll<T>(all: readonly T[], atOnce: number, work: (one: T) => Promise<unknown>) {
  const waiting = [...all];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
