import { useCallback, useEffect, useRef, useState } from 'react';
import { type FieldMap, isWriteOnly } from '#contract/fields.ts';
import { wireKeys } from '#contract/field-kinds.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { holdPage } from '#providers/browser/held-page.ts';
import {
  type DraftPlace,
  type KeptDraft,
  draftsOf,
  expectDrafts,
  forgetDraft,
  lockDraft,
  keepDraft,
  newDraftEntry,
} from '#providers/drafts/kept-drafts.ts';
import { withoutMade } from '#providers/drafts/without-made.ts';
import { useStaleNotice } from './use-stale-notice.ts';

interface Typed {
  /** The form, by which its drafts are found again: `edit:faqs:7`. */
  form: string;
  /** What may not be kept is known by its field: a password. */
  fields: FieldMap;
  base: Values;
  values: Values;
  /** Somebody has typed something that is worth keeping. */
  isTouched: boolean;
  /** The version of the record that is changed. Default: there is none. */
  version?: number | null;
  /** Under which it is sent once, however often it is tried. Default: as often as it is pressed. */
  submission?: string | undefined;
  /** What it may be sent for as a move that waits. Default: nothing. */
  movesOf?: AnyResource | undefined;
}

/** What was left in a form, and what can be done with it. */
export interface DraftOffer {
  readonly draft: KeptDraft;
  /** Puts it into the form. */
  readonly restore: () => void;
  readonly discard: () => void;
}

/**
 * Keeps what is typed into a form on this device until it is saved, and offers what was left there before. A session that
 * ends meanwhile is taken up again in place.
 * @param onRestore gets what to show, and calls `takeOver` with its values: until they are in the form, the draft is kept
 *   as it was
 */
export function useKeptDraft(typed: Typed, onRestore: (draft: KeptDraft, takeOver: () => void) => void) {
  const { form, fields, isTouched, version = null, submission, movesOf } = typed;
  const [entry, setEntry] = useState(newDraftEntry);
  const [left, setLeft] = useState<readonly (KeptDraft & DraftPlace)[]>([]);
  const [isClosed, setClosed] = useState(false);

  useEffect(holdPage, []);
  useStaleNotice();
  useEffect(expectDrafts, []);
  useEffect(() => lockDraft(entry), [entry]);
  useEffect(() => {
    let isHere = true;
    void draftsOf(form)
      .then((found) => (movesOf ? withoutMade(found, movesOf) : found))
      .then((found) => isHere && setLeft(found));
    return () => {
      isHere = false;
    };
  }, [form, movesOf]);

  const secret = Object.entries(fields).flatMap(([key, field]) =>
    isWriteOnly(field) ? wireKeys(key, field) : [],
  );
  const kept = (values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([key]) => !secret.includes(key)));
  // As text, because a form makes its values anew whenever it is drawn.
  const text = isTouched
    ? JSON.stringify({ version, submission, base: kept(typed.base), values: kept(typed.values) })
    : null;
  useEffect(() => {
    if (isClosed) return;
    if (text === null) forgetDraft({ form, entry });
    // Made a line above.
    else keepDraft({ form, entry }, { at: new Date().toISOString(), ...(JSON.parse(text) as Untimed) });
  }, [form, entry, text, isClosed]);

  const latest = useRef({ text, entry });
  useEffect(() => {
    latest.current = { text, entry };
  });
  const takeOver = (draft: DraftPlace) => {
    const now = latest.current;
    // What was typed meanwhile stays under its own entry, and is offered next.
    const typedNow = now.text === null ? [] : [JSON.parse(now.text) as Untimed];
    const at = new Date().toISOString();
    setLeft((all) => [
      ...all.filter((each) => each.entry !== now.entry),
      ...typedNow.map((each) => ({ ...each, at, form, entry: now.entry })),
    ]);
    setEntry(draft.entry);
  };

  const [draft] = left.filter((each) => each.entry !== entry);
  const offer: DraftOffer | null = draft
    ? {
        draft,
        restore: () => onRestore(draft, () => takeOver(draft)),
        discard: () => {
          forgetDraft(draft);
          setLeft(left.filter((each) => each !== draft));
        },
      }
    : null;
  /** It is saved: nothing of it is needed any more. */
  const forget = useCallback(() => {
    setClosed(true);
    forgetDraft({ form, entry });
  }, [form, entry]);
  /** For whoever has left the form meanwhile: what is still to be kept of it; `null` for nothing. */
  const leaveWith = (values: Values | null) => {
    if (values === null) return forgetDraft({ form, entry });
    const at = new Date().toISOString();
    keepDraft({ form, entry }, { at, version, base: kept(typed.base), values: kept(values) });
  };
  /** It was sent for a change that waits: it is kept until that is made, and offered again when it is not. */
  const holdFor = (heldChange: number) => {
    setClosed(true);
    if (text === null) return;
    const at = new Date().toISOString();
    // Made above.
    keepDraft({ form, entry }, { at, ...(JSON.parse(text) as Untimed), heldChange });
  };
  return { offer, forget, leaveWith, holdFor };
}

type Untimed = Omit<KeptDraft, 'at'>;
