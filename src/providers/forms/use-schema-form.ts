import { useForm } from '@mantine/form';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { PostedForm } from '#contract/posted-form.ts';
import { AppFailure } from '../http/app-failure.ts';
import { type FieldFinding, formErrorsOf } from './field-errors.tsx';
import { focusFirstProblem } from './focus-first-problem.ts';
import { type Validate, useCheckedFields } from './use-checked-fields.ts';
import { useFormFailure } from './use-form-failure.ts';

interface SchemaFormOptions<Values, Output> {
  initialValues: Values;
  /** What the host has refused already, when the browser sent the form by itself. */
  posted?: Pick<PostedForm, 'message' | 'problems'> | null;
  validate: Validate<Values, Output>;
  onSubmit: (output: Output, values: Values) => void | Promise<void>;
  /** Told in which fields something is wrong when sending was tried, before it is said there. */
  onInvalid?: (paths: readonly string[]) => void;
  /** The field that a refusal without fields is about, such as the password of a refused login. Default: the message itself. */
  focusOnFailure?: (keyof Values & string) | undefined;
}

/** What a component needs of a form that it draws fields of. */
export type SchemaForm<Values extends Record<string, unknown>> = ReturnType<
  typeof useSchemaForm<Values, unknown>
>;

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
}: SchemaFormOptions<Values, Output>) {
  const form = useForm<Values>({
    initialValues,
    initialErrors: formErrorsOf(posted?.problems ?? {}),
    // An error stays until the schema says that it is mended.
    clearInputErrorOnChange: false,
  });
  const panelId = useId();
  const ref = useRef<HTMLFormElement>(null);
  const failure = useFormFailure(posted?.message ?? null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [refusals, setRefusals] = useState(0);
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
    setIsSubmitting(true);
    failure.clear();
    try {
      const checked = await validate(typed);
      if (!checked.isValid) return refuse(checked.issues);
      form.clearErrors();
      await onSubmit(checked.value, typed);
    } catch (error) {
      refuse(error instanceof AppFailure ? error.fields : {});
      failure.tell(error);
    } finally {
      setIsSubmitting(false);
    }
  };

  const fields = useCheckedFields(form, {
    validate,
    describedBy: failure.message === null ? undefined : panelId,
  });
  return {
    ...form,
    ...fields,
    submit,
    isSubmitting,
    panelId,
    failure: failure.message,
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
