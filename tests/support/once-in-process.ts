/** What was made, by its name. In the process itself: modules begin anew with every file of the panel's tests. */
const holder: typeof globalThis & { madeOnce?: Map<string, unknown> } = globalThis;

/** Makes something that costs much and never changes once for all test files of a process. */
export function onceInProcess<T>(name: string, make: () => T): T {
  const made = (holder.madeOnce ??= new Map());
  if (!made.has(name)) made.set(name, make());
  // Each name is given by one place, which makes the same each time.
  return made.get(name) as T;
}
