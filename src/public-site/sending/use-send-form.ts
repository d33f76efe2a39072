import type { FormErrors } from '@mantine/form';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { can } from '#contract/access.ts';
import type { ValidationResult } from '#contract/validation-result.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { type DraftForm, forgetDraft, keepDraft, openDraft } from '#providers/browser/drafts.ts';
import { newIdempotencyKey } from '#providers/http/idempotency-key.ts';
import { sessionSettled } from '#providers/session/restore-session.ts';
import { getSession } from '#providers/session/session-store.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import { createRecord } from '../queries/create-record.ts';
import { FILES } from './files-key.ts';
import { keepLastSent } from './kept-last-sent.ts';
import { forgetSendOnReturn, sendOnReturn, takeSendOnReturn } from './send-waiting.ts';
import { loadSendingRules, warmUpSending } from './sending-rules.ts';
import { typedSince } from './typed-since.ts';
import { useDraftFiles, useHeldSend } from './use-draft-files.ts';

interface Part {
  fields: readonly string[];
  onDone: () => void;
}

interface SendForm<Typed> {
  draftForm: DraftForm;
  resource: AnyResource;
  /** What the form holds when nothing was typed. */
  empty: Typed;
  /** What was typed, as the definition takes it. */
  toSend: (typed: Typed) => Values;
  /** What is in sight without having been chosen, such as an office: another session must not change it. */
  shown: (typed: Typed) => Partial<Typed>;
  onSent: (record: Values) => void;
  /** What has to be known to send it is there. */
  isReady: boolean;
  /** A part on the way: only its fields are checked, and nothing is sent. Default: the whole is sent. */
  partOf?: (typed: Typed) => Part | null;
  /** Called with the field in which something is wrong with the whole, before it is said there. */
  onInvalid?: (name: string) => void;
  /** Called with the code by which the host has refused it. */
  onRefused?: (code: string) => void;
}

export type SendFiles = ReturnType<typeof useSendForm>['files'];

/**
 * A form that everyone may fill and a signed-in client sends (A17). What was typed outlives a reload, the way over the
 * login and a lost connection, and is sent once however often it is tried.
 */
export function useSendForm<Typed extends Record<string, string>>(given: SendForm<Typed>) {
  const { draftForm, resource, empty, toSend, shown, onSent, isReady, partOf, onInvalid, onRefused } = given;
  const session = useSession();
  const isSignedIn = session !== null;
  const [draft, setDraft] = useState(() => openDraft(draftForm));
  const draftFiles = useDraftFiles(draftForm, draft);
  const { files, lostNames, missingNames, hasWrong } = draftFiles;
  const [wasTried, setWasTried] = useState(false);
  const [wasRefused, setWasRefused] = useState(false);
  const [isKnown, setIsKnown] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(warmUpSending, []);

  const form = useSchemaForm<Typed, Values>({
    initialValues: { ...empty, ...draft.values },
    isSafeToRepeat: true,
    validate: async (typed) => {
      const { checkCreate } = await loadSendingRules();
      const whole = withFiles(checkCreate(resource, toSend(typed), { role: 'User' }), hasWrong);
      const part = partOf?.(typed);
      return part ? onlyOf(whole, part.fields) : whole;
    },
    onSubmit: async (checked, typed) => {
      const part = partOf?.(typed);
      if (part) return part.onDone();
      if (await isSignedInNow()) await sendOnce(checked, typed);
    },
    onInvalid: ([first]) => {
      if (first !== undefined && !partOf?.(form.values)) onInvalid?.(fieldOf(first));
    },
  });

  const latest = useRef({ values: form.values, chosen: files.chosen });
  useEffect(() => {
    latest.current = { values: form.values, chosen: files.chosen };
  });

  async function sendOnce(checked: Values, typed: Typed) {
    setIsKnown(false);
    const { good } = files;
    try {
      const record = await createRecord(resource, checked, {
        idempotencyKey: draft.key,
        files: good,
        onProgress: setProgress,
      });
      forgetDraft(draftForm);
      beginNext(typed, good);
      keepLastSent(draftForm, record);
      onSent(record);
    } catch (error) {
      if (error instanceof AppFailure) tellFailure(error);
      throw error;
    } finally {
      setProgress(null);
    }
  }

  /** What was typed while it was on its way is not in it. */
  function beginNext(typed: Typed, sent: readonly File[]) {
    const rest = typedSince(typed, latest.current.values);
    const others = latest.current.chosen.map(({ file }) => file).filter((file) => !sent.includes(file));
    if (Object.keys(rest).length + others.length > 0)
      keepDraft(draftForm, { ...openDraft(draftForm), values: rest }, others);
  }

  function tellFailure({ code, fields }: AppFailure) {
    files.tell(FILES, fields);
    onRefused?.(code);
    // The host has it from an earlier try, as it was then: whoever sends this too wants two.
    if (code !== 'idempotencyMismatch') return;
    setIsKnown(true);
    setDraft({ ...draft, key: newIdempotencyKey() });
  }

  const { setErrors } = form;
  useEffect(() => {
    // What was wrong with files goes with them.
    if (!hasWrong) setErrors((before) => withoutField(before, FILES));
  }, [hasWrong, setErrors]);

  const isStaff = isSignedIn && !can(resource, 'create', session.user.lastRole);
  const { values, submit } = form;
  const { chosen } = files;
  const isTouched =
    Object.keys(empty).some((name) => values[name] !== empty[name]) || chosen.length + lostNames.length > 0;
  useEffect(() => {
    // With those that cannot be sent: they would go without a word on the way over the login.
    const all = chosen.map(({ file }) => file);
    if (isTouched) keepDraft(draftForm, { ...draft, values, fileNames: lostNames }, all);
    else forgetDraft(draftForm);
  }, [draftForm, draft, values, chosen, lostNames, isTouched]);

  useEffect(() => {
    void isSignedInNow().then((isIn) => {
      if (!isIn) forgetSendOnReturn();
    });
  }, []);
  const isBack = isSignedIn && !draftFiles.isReading;
  const isWhole = !isStaff && lostNames.length === 0 && !hasWrong;
  useEffect(() => {
    // What is whole only later on was looked over, and waits for a press.
    if (isBack && !isWhole) forgetSendOnReturn();
    else if (isBack && isReady && takeSendOnReturn(draftForm, draft.key)) void submit();
  }, [isBack, isWhole, isReady, draftForm, draft.key, submit]);

  const refuseGuest = (isIn: boolean) => {
    setWasRefused(!isIn);
    if (!isIn) form.setValues(shown(values));
  };
  const isPart = partOf !== undefined && partOf(values) !== null;
  const press = () => {
    setWasTried(true);
    if (!isPart) void isSignedInNow().then(refuseGuest);
    void submit();
  };
  const { isHeld, sendWhenRead } = useHeldSend(draftFiles, press);

  return {
    ...form,
    formProps: {
      ...form.formProps,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (isPart) press();
        else sendWhenRead();
      },
    },
    isSubmitting: form.isSubmitting || isHeld,
    files: { files, lostNames: missingNames, hasWrong, wasTried, progress },
    /** Sending was tried without a session, there is none yet, and files do not stand in the way. */
    needsLogin: wasRefused && !isSignedIn && !hasWrong,
    /** Only clients send: the host refuses everybody else. */
    isStaff,
    /** What is pressed next leads to another step, and sends nothing. */
    isPart,
    /** Nothing was typed or chosen. */
    isEmpty: !isTouched,
    /** Whoever leaves for an account wants it sent when they are back. */
    sendOnReturn: () => sendOnReturn(draftForm, draft.key),
    /** An earlier try had arrived, with other words. */
    isKnown,
  };
}

/** `attachments.0` is about the field `attachments`. */
const fieldOf = (path: string): string => path.split('.', 1)[0] ?? path;

const withoutField = (errors: FormErrors, name: string): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => fieldOf(path) !== name));

/** A session of another tab may still be on its way. */
async function isSignedInNow(): Promise<boolean> {
  await sessionSettled();
  return getSession() !== null;
}

function withFiles(whole: ValidationResult<Values>, hasWrong: boolean): ValidationResult<Values> {
  if (!hasWrong) return whole;
  const issues = whole.isValid ? {} : whole.issues;
  return { isValid: false, issues: { ...issues, [FILES]: { code: 'invalid' } } };
}

function onlyOf(whole: ValidationResult<Values>, fields: readonly string[]): ValidationResult<Values> {
  if (whole.isValid) return whole;
  const issues = Object.fromEntries(Object.entries(whole.issues).filter(([name]) => fields.includes(name)));
  return Object.keys(issues).length > 0 ? { isValid: false, issues } : { isValid: true, value: {} };
}
