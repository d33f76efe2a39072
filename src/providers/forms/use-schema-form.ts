import { useForm } from '@mantine/form';
import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Checked } from '#contract/checked.ts';
import type { PostedForm } from '#contract/posted-form.ts';
import { AppFailure } from '../app-failure.ts';
import { type FieldFinding, formErrorsOf } from './field-errors.tsx';
import { focusFirstProblem } from './focus-first-problem.ts';
import { useFormFailure } from './use-form-failure.ts';

interface SchemaFormOptions<Values, Output> {
  initialValues: Values;
  /** What the host has refused already, when the browser sent the form by itself. */
  posted?: Pick<PostedForm, 'message' | 'problems'> | null;
  /** Holds the values against a schema of the contract, which may be loaded with the first question. */
  validate: (values: Values) => Checked<Output> | Promise<Checked<Output>>;
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
  const { values, errors } = form;
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
  const submit = async (typed: Values = values) => {
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

  /** Says what is wrong with one field, or that nothing is any more. */
  const recheck = async (name: keyof Values & string, typed: Values) => {
    const checked = await Promise.resolve(validate(typed)).catch(() => null);
    if (!checked) return;
    const found = Object.entries(checked.isValid ? {} : checked.issues).filter(([path]) =>
      isPart(path, name),
    );
    form.setErrors((before) => ({
      ...Object.fromEntries(Object.entries(before).filter(([path]) => !isPart(path, name))),
      ...formErrorsOf(Object.fromEntries(found)),
    }));
  };

  const setFieldValue = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    form.setValues((before) => ({ ...before, [name]: value }));
    if (Object.keys(errors).some((path) => isPart(path, name)))
      void recheck(name, { ...values, [name]: value });
  };

  return {
    ...form,
    submit,
    isSubmitting,
    panelId,
    failure: failure.message,
    setFieldValue,
    /** Types over a refused value that only counts when it is whole: the refusal goes with the first key. */
    retypeField: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
      form.setValues((before) => ({ ...before, [name]: value }));
      form.clearFieldError(name);
    },
    formProps: {
      ref,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
    /** The attributes of a text field or a select. */
    getInputProps: (name: keyof Values & string) => ({
      name,
      value: String(values[name]),
      onChange: (event: { currentTarget: { value: string } }) =>
        // A text field's value is a string, as its initial value is.
        setFieldValue(name, event.currentTarget.value as Values[typeof name]),
      onBlur: ({ relatedTarget }: Pick<FocusEvent, 'relatedTarget'>) => {
        // Sending checks it too, and a line that appears now would move the button away under the finger.
        if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
        if (values[name] !== '') void recheck(name, values);
      },
      error: errors[name],
      'aria-describedby': failure.message === null ? undefined : panelId,
    }),
  };
}

/** Whether a path is that of a field, or of a part of its value. */
const isPart = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);
