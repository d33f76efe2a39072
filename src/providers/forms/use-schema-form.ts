import { useForm } from '@mantine/form';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { PostedForm } from '#contract/posted-form.ts';
import { describeError } from '#contract/describe-error.ts';
import { useIsOnline } from '../browser/use-is-online.ts';
import { useOnReconnect } from '../browser/use-on-reconnect.ts';
import { AppFailure } from '../http/app-failure.ts';
import { isCutOff } from '../http/is-cut-off.ts';
import { PROVIDER_HOST } from '../http/provider-host.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { type FieldFinding, formErrorsOf } from './field-errors.tsx';
import { focusFirstProblem } from './focus-first-problem.ts';
import { type Validate, useCheckedFields } from './use-checked-fields.ts';
import { unreadDays } from './unread-days.ts';
import { useFormFailure } from './use-form-failure.ts';

interface SchemaFormOptions<Values, Output> {
  initialValues: Values;
  /** What the host has refused already, when the browser sent the form by itself. */
  posted?: Pick<PostedForm, 'message' | 'code' | 'problems'> | null;
  validate: Validate<Values, Output>;
  onSubmit: (output: Output, values: Values) => void | Promise<void>;
  /** Called with the fields in which something is wrong when sending was tried, before it is said there. */
  onInvalid?: (paths: readonly string[]) => void;
  /** The field that a refusal without fields is about, such as the password of a refused login. Default: the message itself. */
  focusOnFailure?: (keyof Values & string) | undefined;
  /**
   * Whether our host takes it once however often it comes, so that it is sent again by itself after a line that broke
   * midway too. Default: only what was tried without a line, and so has never left, goes when there is one; so it is
   * with another host, which may not know the key that it is sent under (decision 056).
   */
  isSafeToRepeat?: boolean;
  /** Whether nothing is sent but by a press. Default: what has waited for a line goes when there is one. */
  isSentByPress?: boolean;
}

/** What a component needs of a form that it draws fields of. */
export type SchemaForm<Values extends Record<string, unknown>> = ReturnType<
  typeof useSchemaForm<Values, unknown>
>;

/** The host knows for a day what it has taken: later the same would be taken again. Milliseconds. */
const REPEATED_FOR = 20 * 3_600_000;

/**
 * `useForm` with a schema of the contract: a field is checked when it is left and while it is mended, the form is sent
 * once at a time, its values stay after every failure and the focus goes to the first problem (R347, R388).
 */
export function useSchemaForm<Values extends Record<string, unknown>, Output>({
  initialValues,
  posted = null,
  validate,
  onSubmit,
  onInvalid,
  focusOnFailure,
  isSafeToRepeat = false,
  isSentByPress = false,
}: SchemaFormOptions<Values, Output>) {
  const form = useForm<Values>({
    initialValues,
    initialErrors: formErrorsOf(posted?.problems ?? {}),
    // An error stays until the schema says that it is mended.
    clearInputErrorOnChange: false,
  });
  const panelId = useId();
  const ref = useRef<HTMLFormElement>(null);
  const failure = useFormFailure(posted ?? {});
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [refusals, setRefusals] = useState(0);
  /** What waits for the line, and since when. */
  const [unsent, setUnsent] = useState<{ typed: Values; at: number } | null>(null);
  useEffect(() => {
    if (refusals > 0) focusFirstProblem(ref.current, { panelId, fallback: focusOnFailure });
  }, [refusals, panelId, focusOnFailure]);

  const refuse = (findings: Readonly<Record<string, FieldFinding>>) => {
    onInvalid?.(Object.keys(findings));
    form.setErrors(formErrorsOf(findings));
    setRefusals((count) => count + 1);
  };

  // Not `form.onSubmit`: it takes the errors away before an awaited schema has said which of them still hold.
  const submit = async (typed: Values = form.values) => {
    if (isSubmitting) return;
    const hadLine = navigator.onLine;
    setIsSubmitting(true);
    setUnsent(null);
    failure.clear();
    const unread = unreadDays(ref.current);
    try {
      const checked = await validate(typed);
      if (!checked.isValid || Object.keys(unread).length > 0)
        return refuse({ ...(checked.isValid ? {} : checked.issues), ...unread });
      form.clearErrors();
      await onSubmit(checked.value, typed);
    } catch (error) {
      refuse(error instanceof AppFailure ? error.fields : {});
      failure.tell(error);
      const isTakenOnce = isSafeToRepeat && PROVIDER_HOST === '';
      if (!isSentByPress && isCutOff(error) && (isTakenOnce || !hadLine))
        setUnsent({ typed, at: Date.now() });
    } finally {
      setIsSubmitting(false);
    }
  };

  const { language } = useLanguage();
  const isOnline = useIsOnline();
  useOnReconnect(unsent !== null, () => {
    setUnsent(null);
    if (unsent === null || Date.now() - unsent.at > REPEATED_FOR) return;
    // Words that were touched since are not finished: only a press sends those.
    if (areSame(unsent.typed, form.values)) void submit();
  });
  const message = unsent !== null && !isOnline ? describeError('offline', { language }) : failure.message;
  const fields = useCheckedFields(form, {
    validate,
    describedBy: message === null ? undefined : panelId,
  });
  return {
    ...form,
    ...fields,
    submit,
    isSubmitting,
    /** Sending was refused once, here or by the host. */
    wasRefused: refusals > 0,
    panelId,
    failure: message,
    failureCode: failure.code,
    formProps: {
      ref,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}

/** Whether every field holds the same: a code is sent with its last digit, before the form has drawn it. */
const areSame = <Values extends Record<string, unknown>>(some: Values, others: Values): boolean =>
  Object.keys(some).every((name) => some[name] === others[name]);
