import { z } from 'zod';
import { DRAFT_DAYS } from '#contract/draft-key.ts';
import { DRAFT_STORE, SEALED_DRAFT_STORE } from '#contract/stores.ts';
import { namesStored, readStored, removeStored, writeStored } from '../browser/browser-storage.ts';
import { newIdempotencyKey } from '../http/idempotency-key.ts';
import { getSession } from '../session/session-store.ts';
import { draftKey, draftKeyNow, seal, unseal } from './draft-key.ts';

const storedSchema = z.object({
  /** When it was typed last, ISO 8601. */
  at: z.string(),
  /** The version of the record that it was typed over; `null` where there is none. */
  version: z.number().nullable(),
  /** What the form held before. */
  base: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.unknown()),
  /** The key of its submission: one whose answer was lost is the same again. */
  submission: z.string().optional(),
  /** The number of the change that it was sent for, which waits before it is made. */
  heldChange: z.number().optional(),
  /** What that was called until 27 November 2026: the last draft of that name goes seven days later. */
  heldMove: z.number().optional(),
});
const draftSchema = storedSchema.transform(({ heldMove, ...draft }) =>
  heldMove === undefined ? draft : { heldChange: heldMove, ...draft },
);

/** What somebody has typed into a form of the panel and not saved. */
export type KeptDraft = z.infer<typeof draftSchema>;

/** Where a draft is kept: a form, and in it one entry for each time that it was opened, so that none overwrites another. */
export interface DraftPlace {
  readonly form: string;
  readonly entry: string;
}

/** A draft that nobody saves goes after so long. Milliseconds. */
const LIFETIME = DRAFT_DAYS * 86_400_000;

export const newDraftEntry = (): string => newIdempotencyKey().slice(0, 12);

/** A form is open: the key is asked for before anything is typed. */
export function expectDrafts(): void {
  const userId = getSession()?.user.id;
  if (userId !== undefined) void draftKey(userId).then((key) => key && sealPlain(userId));
}

/** Keeps a draft of whoever is signed in; a later one of the same place takes its turn. */
export function keepDraft(place: DraftPlace, draft: KeptDraft): void {
  put(place, draft);
}

/** It was saved, or is not wanted. */
export function forgetDraft(place: DraftPlace): void {
  put(place, null);
}

/** The drafts of a form that whoever is signed in has left on this device, the newest first. What is too old goes. */
export async function draftsOf(form: string): Promise<(KeptDraft & DraftPlace)[]> {
  const userId = getSession()?.user.id;
  if (userId === undefined) return [];
  await writing;
  forgetOld();
  const start = nameOf(userId, { form, entry: '' });
  const open = (await openInTabs()).map((entry) => start + entry);
  const names = [...new Set(KINDS.flatMap(([kind, prefix]) => namesStored(kind, prefix + start)))]
    .map((name) => name.slice(name.indexOf(start)))
    .filter((name) => !open.includes(name));
  if (names.length === 0) return [];
  const key = await draftKey(userId);
  const found = await Promise.all(names.map((name) => read(key, name)));
  return found
    .flatMap((draft, at) => (draft ? [{ ...draft, form, entry: (names[at] ?? '').slice(start.length) }] : []))
    .toSorted((a, b) => b.at.localeCompare(a.at));
}

/** Says that a form is open with this entry, so that no other tab offers what is still being typed here. @returns ends it */
export function lockDraft(entry: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  locks?.request(LOCK + entry, () => released).catch(() => {});
  return release;
}

/** Resolves when everything is kept. */
export const draftsAreKept = (): Promise<void> => writing;

const LOCK = 'draft:';
// A page without TLS has none; the types do not know that.
const locks = navigator.locks as LockManager | undefined | null;

async function openInTabs(): Promise<string[]> {
  const { held = [] } = (await locks?.query()) ?? {};
  return held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : []));
}

/** What is sealed stays with the browser; what cannot be, with the tab, and goes with the session. */
const KINDS = [
  ['local', `${SEALED_DRAFT_STORE}:`],
  ['session', `${DRAFT_STORE}:panel:`],
] as const;
const [[, SEALED], [, PLAIN]] = KINDS;

const nameOf = (userId: number, { form, entry }: DraftPlace): string => `${userId}:${form}:${entry}`;

const sealedSchema = z.object({ until: z.number(), sealed: z.string() });

let writing: Promise<void> = Promise.resolve();
/** By name, what is to be written next; `null`: nothing any more. */
const waiting = new Map<string, KeptDraft | null>();

function put(place: DraftPlace, draft: KeptDraft | null): void {
  const userId = getSession()?.user.id;
  if (userId === undefined) return;
  const name = nameOf(userId, place);
  waiting.set(name, draft);
  // One after the other: the last that was typed is the last that is written.
  writing = writing.then(() => writeNext(userId, name)).catch(() => {});
}

async function writeNext(userId: number, name: string): Promise<void> {
  const draft = waiting.get(name);
  if (draft === undefined) return;
  waiting.delete(name);
  if (draft === null) return remove(name);
  const key = draftKeyNow(userId);
  if (!key) {
    // Whoever has logged out meanwhile leaves nothing that can be read.
    if (getSession()?.user.id === userId) writeStored('session', PLAIN + name, JSON.stringify(draft));
    void draftKey(userId).then((late) => late && sealPlain(userId));
    return;
  }
  await writeSealed(key, name, draft);
}

async function writeSealed(key: CryptoKey, name: string, draft: KeptDraft): Promise<void> {
  const text = JSON.stringify(draft);
  const sealed = await seal(key, name, text);
  writeStored('local', SEALED + name, JSON.stringify({ until: Date.parse(draft.at) + LIFETIME, sealed }));
  removeStored('session', PLAIN + name);
}

/** What was typed before the key was here is sealed as soon as it is. */
function sealPlain(userId: number): void {
  for (const stored of namesStored('session', `${PLAIN}${userId}:`)) {
    const name = stored.slice(PLAIN.length);
    writing = writing
      .then(async () => {
        const key = draftKeyNow(userId);
        const { data } = draftSchema.safeParse(jsonOf(readStored('session', stored)));
        // A later state of it is written in its own turn.
        if (key && data && !waiting.has(name)) await writeSealed(key, name, data);
      })
      .catch(() => {});
  }
}

async function read(key: CryptoKey | null, name: string): Promise<KeptDraft | null> {
  try {
    const plain = readStored('session', PLAIN + name);
    if (plain) return draftSchema.parse(JSON.parse(plain));
    const text = readStored('local', SEALED + name);
    if (!key || !text) return null;
    const { sealed } = sealedSchema.parse(JSON.parse(text));
    return draftSchema.parse(JSON.parse(await unseal(key, name, sealed)));
  } catch {
    // Of another program, or sealed with a key that is no more: nobody can read it.
    remove(name);
    return null;
  }
}

/** Those of everybody who uses this browser: to see how old one is, it need not be opened. */
function forgetOld(): void {
  for (const name of namesStored('local', SEALED)) {
    const { data } = sealedSchema.safeParse(jsonOf(readStored('local', name)));
    if (!data || data.until < Date.now()) removeStored('local', name);
  }
  for (const name of namesStored('session', PLAIN)) {
    const { data } = draftSchema.safeParse(jsonOf(readStored('session', name)));
    if (!data || Date.parse(data.at) + LIFETIME < Date.now()) removeStored('session', name);
  }
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function remove(name: string): void {
  removeStored('session', PLAIN + name);
  removeStored('local', SEALED + name);
}
