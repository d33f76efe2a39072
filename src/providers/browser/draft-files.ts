import { DRAFT_FILES } from '#contract/stores.ts';

/** The files of a draft, and the key of the draft that they are of. */
interface HeldFiles {
  key: string;
  files: readonly File[];
}

const NONE: readonly File[] = [];

/** Of each form, in the memory of the page. */
const held = new Map<string, HeldFiles>();

/** Holds the files of a draft in the memory of the page, and keeps them for a reload where the browser can. */
export function holdFiles(form: string, key: string, files: readonly File[]): void {
  const before = held.get(form) ?? { key, files: NONE };
  held.set(form, { key, files });
  if (before.key === key && areSame(before.files, files)) return;
  if (before.key !== key) keep(before.key, NONE);
  keep(key, files);
}

/** The files of a draft that this page holds. */
export function heldFiles(form: string, key: string): readonly File[] {
  const kept = held.get(form);
  return kept?.key === key ? kept.files : NONE;
}

/** Those that the page before a reload has kept. */
export const keptFiles = async (key: string): Promise<readonly File[]> => {
  await writing;
  return load()
    .then(({ readFiles }) => readFiles(key))
    .catch(() => NONE);
};

/**
 * Lets go of the files of a draft, here and on the device.
 * @param keptUnder the key under which the device may have some, be they read or not; null where there were none
 */
export function dropFiles(form: string, keptUnder: string | null): void {
  held.delete(form);
  if (keptUnder !== null) keep(keptUnder, NONE);
}

/**
 * Takes away what lies on the device, of whichever tab: after a logout nobody can open it any more. By hand, as a bad
 * line may not bring the program that seals.
 */
export const forgetKeptFiles = (): Promise<unknown> =>
  // Also what is being sealed at this moment.
  Promise.all([deleteKept(), writing.then(deleteKept)]);

const deleteKept = (): Promise<unknown> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(DRAFT_FILES);
    request.onsuccess = request.onerror = request.onblocked = resolve;
  });

/** The memory of the page. */
export const forgetHeldFiles = (): void => held.clear();

// One after the other, as what is kept last counts.
function keep(key: string, files: readonly File[]): void {
  writing = writing
    .then(load)
    .then(({ keepFiles }) => keepFiles(key, files))
    .catch(() => {
      // Without the means, or without room, files live as long as the page.
    });
}

let writing: Promise<unknown> = Promise.resolve();

const load = () => import('./kept-files.ts');

const areSame = (some: readonly File[], others: readonly File[]): boolean =>
  some.length === others.length && some.every((file, at) => file === others[at]);
