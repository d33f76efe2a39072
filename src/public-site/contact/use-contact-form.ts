import { useEffect, useRef, useState } from 'react';
import type { Values } from '#contract/record-schemas.ts';
import type { PostedForm } from '#contract/posted-form.ts';
import { forgetDraft, keepDraft, openDraft } from '#providers/browser/drafts.ts';
import type { Receipt } from '#contract/receipt.ts';
import { contactMessages } from '#resources/contact-messages.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { newIdempotencyKey } from '#providers/http/idempotency-key.ts';
import { createRecord } from '../queries/create-record.ts';
import { typedSince } from '../sending/typed-since.ts';
import { loadMessageRules, warmUpMessage } from './message-rules.ts';

/** The address that will be answered, and by when. */
export interface SentMessage {
  email: string;
  /** `null`: it is not said. */
  receipt: Receipt | null;
}

const EMPTY = { name: '', email: '', phone: '', message: '', website: '' };
const NAMES = ['name', 'email', 'phone', 'message'] as const;

/**
 * A message to the firm. What was typed outlives failures, a change of the language and a reload; it is sent once,
 * however often it is tried.
 * @param prepare called before it is sent; what it fails with is said in the form
 * @param onSent called with the address that will be answered, and by when
 * @param posted what was refused when the browser sent it by itself
 */
export function useContactForm(
  prepare: () => Promise<unknown>,
  onSent: (sent: SentMessage) => void,
  posted: PostedForm | null,
) {
  // Opened after the first picture: the host draws the form empty, and so must the browser at first.
  const [draft, setDraft] = useState<ReturnType<typeof openDraft> | null>(null);
  const form = useSchemaForm<typeof EMPTY, Values>({
    initialValues: { ...EMPTY, ...posted?.values },
    posted,
    isSafeToRepeat: draft !== null,
    validate: async (typed) => {
      const [{ checkMessage }] = await Promise.all([loadMessageRules(), prepare()]);
      return checkMessage(typed);
    },
    onSubmit: async (checked, typed) => {
      const answer = await send(checked);
      forgetDraft('contact');
      const { website: _, ...rest } = typedSince(typed, latest.current);
      // What was typed while it was on its way is not in it.
      if (Object.keys(rest).length > 0) keepDraft('contact', { ...openDraft('contact'), values: rest }, []);
      const { receiptOf } = await loadMessageRules();
      onSent({ email: String(checked['email']), receipt: receiptOf(answer) });
    },
  });
  const { values, setFieldValue } = form;
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });

  async function send(checked: Values) {
    try {
      return await createRecord(contactMessages, checked, draft ? { idempotencyKey: draft.key } : {});
    } catch (error) {
      // The host has it from an earlier try, as it was then: whoever sends this too wants two.
      if (draft && error instanceof AppFailure && error.code === 'idempotencyMismatch')
        setDraft({ ...draft, key: newIdempotencyKey() });
      throw error;
    }
  }

  // Once: what comes back must not fight with what is typed.
  useEffect(() => {
    const kept = openDraft('contact');
    setDraft(kept);
    for (const name of NAMES) {
      // What was written before the program had come is the latest.
      const written = writtenIn(form.formProps.ref.current, name);
      const text = written === values[name] ? !posted && kept.values[name] : written;
      if (text) setFieldValue(name, text);
    }
    warmUpMessage();
    // oxlint-disable-next-line react/exhaustive-deps -- `setFieldValue` is made anew with every picture
  }, []);

  const isTouched = NAMES.some((name) => values[name] !== '');
  useEffect(() => {
    if (!draft) return;
    // What was deleted does not come back.
    if (!isTouched) return forgetDraft('contact');
    const { website: _, ...typed } = values;
    keepDraft('contact', { ...draft, values: typed }, []);
  }, [draft, values, isTouched]);

  return form;
}

function writtenIn(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
}
