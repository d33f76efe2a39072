import { useEffect, useState } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { type DraftForm, forgetDraft, keepDraft, openDraft } from '#providers/drafts.ts';
import { loadRecords } from '#providers/load-records.ts';
import { sessionSettled } from '#providers/restore-session.ts';
import { getSession } from '#providers/session-store.ts';
import { useSession } from '#providers/use-session.ts';
import { useAccountForm } from '../sign-in/use-account-form.ts';
import { loadSendingRules, warmUpSending } from './sending-rules.ts';

interface SendForm<Typed> {
  draftForm: DraftForm;
  resource: AnyResource;
  /** What the form holds when nothing was typed. */
  empty: Typed;
  /** What was typed, as the definition takes it. */
  toSend: (typed: Typed) => Values;
  onSent: (record: Values) => void;
}

/**
 * A form that everyone may fill and a signed-in client sends (A17). What was typed outlives a reload, the way over the
 * login and a lost connection, and is sent once however often it is tried.
 */
export function useSendForm<Typed extends Record<string, string>>(given: SendForm<Typed>) {
  const { draftForm, resource, empty, toSend, onSent } = given;
  const isSignedIn = useSession() !== null;
  const [draft] = useState(() => openDraft(draftForm));
  const [wasRefused, setWasRefused] = useState(false);
  useEffect(warmUpSending, []);

  const form = useAccountForm<Typed, Values>({
    initialValues: { ...empty, ...draft.values },
    check: async (typed) => {
      const { checkCreate } = await loadSendingRules();
      return checkCreate(resource, toSend(typed), { role: 'User' });
    },
    send: async (checked) => {
      await sessionSettled();
      setWasRefused(getSession() === null);
      if (getSession() === null) return;
      const { createRecord } = await loadRecords();
      const record = await createRecord(resource, checked, { idempotencyKey: draft.key });
      forgetDraft(draftForm);
      onSent(record);
    },
  });

  const { values } = form;
  const isTouched = Object.keys(empty).some((name) => values[name] !== empty[name]);
  useEffect(() => {
    if (isTouched) keepDraft(draftForm, { ...draft, values }, []);
  }, [draftForm, draft, values, isTouched]);

  return {
    ...form,
    /** Sending was tried without a session, and there is none yet. */
    needsLogin: wasRefused && !isSignedIn,
    /** The form began with what had been typed before. */
    isRestored: Object.keys(draft.values).length > 0,
  };
}
