/**
 * Joins the writes of many callers: while one is under way those that come next gather, and go together. Each caller
 * waits until what it brought is written, and is told when it could not be.
 * @param write writes all of them or none
 */
export function groupWrites<T>(write: (items: readonly T[]) => Promise<unknown>): (item: T) => Promise<void> {
  let gathering: { readonly items: T[]; readonly written: Promise<void> } | null = null;
  let underWay: Promise<void> = Promise.resolve();
  return (item) => {
    if (gathering) {
      gathering.items.push(item);
      return gathering.written;
    }
    const items = [item];
    const written = underWay.then(async () => {
      gathering = null;
      await write(items);
    });
    gathering = { items, written };
    underWay = written.catch(() => undefined);
    return written;
  };
}
