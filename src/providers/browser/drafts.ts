import { isObject } from '#contract/is-object.ts';
import { DRAFT_STORE } from '#contract/stores.ts';
import { readStored, removeStored, writeStored } from './browser-storage.ts';
import { dropFiles, holdFiles } from './draft-files.ts';
import { pageIsBeingLeft } from './leave.ts';
import { newIdempotencyKey } from '../http/idempotency-key.ts';
import { getSession } from '../session/session-store.ts';

/** The name of a form whose text survives a reload and the way over the login: the key of a portal. */
export type DraftForm = string;

/** What was typed and not sent yet. */
export interface Draft {
  /** Says that a second sending is the first one again; it lasts as long as the draft. */
  key: string;
  values: Readonly<Record<string, string>>;
  /** The names of the chosen files: the files themselves are kept apart, where that is possible. Two may have one name. */
  fileNames: readonly string[];
}

/** The draft of this tab; `null` where there is none, or where somebody else wrote it on this computer. */
export function readDraft(form: DraftForm): Draft | null {
  const stored = parsed(readStored('session', nameOf(form)));
  if (!stored) return null;
  const { owner, ...draft } = stored;
  return isOwn(owner) ? draft : null;
}

const isOwn = (owner: number | null): boolean => owner === null || owner === getSession()?.user.id;

/** The draft of a form, or an empty one with a key of its own. */
export const openDraft = (form: DraftForm): Draft =>
  readDraft(form) ?? { key: newIdempotencyKey(), values: {}, fileNames: [] };

/**
 * Keeps the text in this tab, and its files.
 * @param draft with the names of the files alone that have to be chosen again
 */
export function keepDraft(form: DraftForm, draft: Draft, files: readonly File[]): void {
  // Drawn once more for nobody, when a session has ended: what is kept is its owner's, and what went is gone.
  if (pageIsBeingLeft()) return;
  const owner = getSession()?.user.id ?? null;
  const fileNames = [...files.map(({ name }) => name), ...draft.fileNames];
  writeStored('session', nameOf(form), JSON.stringify({ ...draft, owner, fileNames }));
  holdFiles(form, draft.key, files);
}

/** The names of files that were chosen before a reload, and are not among these. */
export const lostFiles = ({ fileNames }: Draft, files: readonly File[]): string[] =>
  without(
    fileNames,
    files.map(({ name }) => name),
  );

/** The names without those: each takes one away, as a camera calls all of its pictures alike. */
export function without(names: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken];
  return names.filter((name) => {
    const at = left.indexOf(name);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** Forgets it, unless somebody else wrote it: theirs waits for them, and goes with a logout. */
export function forgetDraft(form: DraftForm): void {
  const stored = parsed(readStored('session', nameOf(form)));
  if (stored && !isOwn(stored.owner)) return;
  removeStored('session', nameOf(form));
  dropFiles(form, stored !== null && stored.fileNames.length > 0 ? stored.key : null);
}

const nameOf = (form: DraftForm): string => `${DRAFT_STORE}:${form}`;

// By hand, as in session-shape.ts: the forms are drawn without the schema library.
function parsed(text: string | null): (Draft & { owner: number | null }) | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isObject(stored) || typeof stored['key'] !== 'string') return null;
    const { owner, key, values, fileNames } = stored;
    return {
      owner: typeof owner === 'number' ? owner : null,
      key,
      values: Object.fromEntries(textsOf(isObject(values) ? Object.entries(values) : [])),
      fileNames: Array.isArray(fileNames) ? fileNames.filter((name) => typeof name === 'string') : [],
    };
  } catch {
    return null;
  }
}

const textsOf = (entries: readonly [string, unknown][]): [string, string][] =>
  entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
