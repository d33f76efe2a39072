import { isObject } from '#contract/is-object.ts';
import { DRAFT_STORE } from '#contract/stores.ts';
import { readStored, removeAllStored, removeStored, writeStored } from './browser-storage.ts';
import { newIdempotencyKey } from '../http/idempotency-key.ts';
import { getSession } from '../session/session-store.ts';

/** The name of a form whose text survives a reload and the way over the login: the key of a portal. */
export type DraftForm = string;

/** What was typed and not sent yet. */
export interface Draft {
  /** Says that a second sending is the first one again; it lasts as long as the draft. */
  key: string;
  values: Readonly<Record<string, string>>;
  /** The names of the chosen files: the files themselves live as long as the page does. */
  fileNames: readonly string[];
}

/** The draft of this tab; `null` where there is none, or where somebody else wrote it on this computer. */
export function readDraft(form: DraftForm): Draft | null {
  const stored = parsed(readStored('session', nameOf(form)));
  if (!stored) return null;
  const { owner, ...draft } = stored;
  return owner === null || owner === getSession()?.user.id ? draft : null;
}

/** The draft of a form, or an empty one with a key of its own. */
export const openDraft = (form: DraftForm): Draft =>
  readDraft(form) ?? { key: newIdempotencyKey(), values: {}, fileNames: [] };

/** Keeps the text in this tab and the files in the memory of the page. */
export function keepDraft(form: DraftForm, draft: Draft, files: readonly File[]): void {
  const owner = getSession()?.user.id ?? null;
  const fileNames = [...files.map(({ name }) => name), ...lostFiles(draft, files)];
  writeStored('session', nameOf(form), JSON.stringify({ ...draft, owner, fileNames }));
  held.set(form, { key: draft.key, files });
}

/** The names of files that were chosen before a reload, and are not among these. */
export const lostFiles = ({ fileNames }: Draft, files: readonly File[]): string[] =>
  fileNames.filter((lost) => !files.some(({ name }) => name === lost));

/** The files of a draft that this page still holds. */
export function heldFiles(form: DraftForm, key: string): readonly File[] {
  const kept = held.get(form);
  return kept?.key === key ? kept.files : [];
}

export function forgetDraft(form: DraftForm): void {
  removeStored('session', nameOf(form));
  held.delete(form);
}

/** Those of all forms. */
export function forgetDrafts(): void {
  removeAllStored('session', `${DRAFT_STORE}:`);
  held.clear();
  wanted = null;
}

/** The draft goes out by itself when its writer comes back with an account: of this page alone, as its files are. */
export function sendOnReturn(form: DraftForm, key: string): void {
  wanted = { form, key, until: Date.now() + WANTED_FOR };
}

/** Whether that was wanted of this draft; answered once. */
export function takeSendOnReturn(form: DraftForm, key: string): boolean {
  const isWanted = wanted?.form === form && wanted.key === key && Date.now() < wanted.until;
  if (isWanted) wanted = null;
  return isWanted;
}

/** Time enough for an account; whoever comes back later looks it over and presses again. */
const WANTED_FOR = 30 * 60_000;
let wanted: { form: DraftForm; key: string; until: number } | null = null;

const held = new Map<DraftForm, { key: string; files: readonly File[] }>();

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
