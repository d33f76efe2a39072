export type StorageKind = 'local' | 'session';

/**
 * What is stored under a name. Storage may be closed to us, full or throwing: then the page's own memory
 * stands in for it until it is closed.
 */
export function readStored(kind: StorageKind, name: string): string | null {
  const own = memory[kind].get(name);
  if (own !== undefined) return own;
  try {
    return storageOf(kind).getItem(name);
  } catch {
    return null;
  }
}

export function writeStored(kind: StorageKind, name: string, value: string): void {
  try {
    storageOf(kind).setItem(name, value);
    memory[kind].delete(name);
  } catch {
    memory[kind].set(name, value);
  }
}

export function removeStored(kind: StorageKind, name: string): void {
  memory[kind].delete(name);
  try {
    storageOf(kind).removeItem(name);
  } catch {
    // What cannot be removed could not be written either, except when storage was closed in between: hide it.
    memory[kind].set(name, '');
  }
}

/** Removes everything whose name begins so. */
export function removeAllStored(kind: StorageKind, start: string): void {
  for (const name of namesStored(kind, start)) removeStored(kind, name);
}

/** The names that begin so. */
export const namesStored = (kind: StorageKind, start: string): string[] =>
  namesIn(kind).filter((name) => name.startsWith(start));

function namesIn(kind: StorageKind): string[] {
  const own = [...memory[kind].keys()];
  try {
    return [...own, ...Object.keys(storageOf(kind))];
  } catch {
    return own;
  }
}

const memory: Record<StorageKind, Map<string, string>> = { local: new Map(), session: new Map() };

const storageOf = (kind: StorageKind): Storage =>
  kind === 'local' ? window.localStorage : window.sessionStorage;
