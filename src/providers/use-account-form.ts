import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { FieldProblem } from '#contract/envelope.ts';
import { describeError } from '#contract/issues.ts';
import type { Language } from '#contract/language.ts';
import type { PostedForm } from '#contract/posted-form.ts';
import type { Checked } from '#contract/checked.ts';
import { AppFailure } from './app-failure.ts';
import { describeProblem } from './describe-failure.ts';
import { useLanguage } from './use-language.ts';

interface AccountForm<Values, Sent> {
  initialValues: Values;
  /** What the host has refused already, when the browser sent the form by itself. */
  refused?: Pick<PostedForm, 'message' | 'problems'> | null;
  /** Holds the values against the rules of the contract, which are loaded with the first question. */
  check: (values: Values) => Promise<Checked<Sent>>;
  send: (checked: Sent, values: Values) => Promise<void>;
  /** The field that a refusal without fields is about, such as the password of a refused login. Default: the message itself. */
  blamed?: keyof Values & string;
  /** Told in which fields something is wrong when sending was tried, before it is said there. */
  onRefused?: (names: readonly string[]) => void;
}

type Problems<Values> = Partial<Record<keyof Values & string, FieldProblem>>;

/**
 * A form about an account: checked when a field is left and while it is mended, sent once at a time, its values
 * kept after every failure and the focus on the first problem (R347). Problems are kept as codes, so that a change of
 * the language translates them.
 */
export function useAccountForm<Values extends Record<string, string | boolean>, Sent>(
  given: AccountForm<Values, Sent>,
) {
  const { initialValues, refused = null, check, send, blamed, onRefused } = given;
  const { language } = useLanguage();
  const [values, setValues] = useState(initialValues);
  const panelId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(() => asProblems<Values>(refused?.problems ?? {}));
  const [failure, setFailure] = useState<{ message: string; language: Language } | null>(
    refused?.message ? { message: refused.message, language } : null,
  );
  const [isSending, setIsSending] = useState(false);
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    if (failures > 0) focusFirstProblem(element.current, { panelId, blamed });
  }, [failures, panelId, blamed]);

  const submit = async (typed: Values) => {
    if (isSending) return;
    setIsSending(true);
    setFailure(null);
    try {
      const checked = await check(typed);
      if (checked.isValid) {
        setProblems({});
        await send(checked.value, typed);
        return;
      }
      onRefused?.(Object.keys(checked.issues));
      setProblems(asProblems(checked.issues));
      setFailures((count) => count + 1);
    } catch (error) {
      const fields = error instanceof AppFailure ? error.fields : {};
      onRefused?.(Object.keys(fields));
      const own = Object.entries(fields).filter(([name]) => name in typed);
      setProblems(asProblems(Object.fromEntries(own)));
      const message = messageOf(error, language);
      setFailure(message === '' ? null : { message, language });
      setFailures((count) => count + 1);
    } finally {
      setIsSending(false);
    }
  };

  /** Says what is wrong with one field, or that nothing is any more. */
  const recheck = async (name: keyof Values & string, typed: Values) => {
    const checked = await check(typed).catch(() => null);
    if (!checked) return;
    const issue = checked.isValid ? undefined : checked.issues[name];
    setProblems((before) => ({ ...before, [name]: issue && { ...issue, message: '' } }));
  };

  const setValue = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    setValues((before) => ({ ...before, [name]: value }));
    if (problems[name]) void recheck(name, { ...values, [name]: value });
  };

  /** Types over a refused value that only counts when it is whole: the refusal goes with the first key. */
  const setAnew = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setProblems((before) => ({ ...before, [name]: undefined }));
  };

  const errorOf = (name: keyof Values & string): string | undefined => {
    const problem = problems[name];
    return problem && describeProblem(problem, language);
  };

  return {
    values,
    setValue,
    setAnew,
    /** Shows other values: what the host made of them. */
    replace: (next: Values) => {
      setValues(next);
      setProblems({});
    },
    /** Empties the form, after it has done its work. */
    reset: () => {
      setValues(initialValues);
      setProblems({});
    },
    errorOf,
    submit,
    isSending,
    panelId,
    // In the other language by now: what the person reads next must be theirs.
    failure: failure?.language === language ? failure.message : null,
    formProps: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit(values);
      },
    },
    /** The attributes of a text field. */
    field: (name: keyof Values & string) => ({
      name,
      value: String(values[name]),
      onChange: (event: { currentTarget: { value: string } }) =>
        // A text field's value is a string, as its initial value is.
        setValue(name, event.currentTarget.value as Values[typeof name]),
      onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
        // Sending checks it too, and a line that appears now would move the button away under the finger.
        if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
        if (values[name] !== '') void recheck(name, values);
      },
      error: errorOf(name),
      'aria-describedby': failure?.language === language ? panelId : undefined,
    }),
  };
}

const asProblems = <Values>(
  issues: Readonly<Record<string, Omit<FieldProblem, 'message'> & { message?: string }>>,
): Problems<Values> =>
  Object.fromEntries(
    Object.entries(issues).map(([name, issue]) => [name, { message: '', ...issue }]),
  ) as Problems<Values>; // The rules name no other fields than the form's.

function messageOf(error: unknown, language: Language): string {
  if (error instanceof AppFailure) return error.message;
  // The part of the program that sends could not be loaded either.
  return describeError(navigator.onLine ? 'generic' : 'network', { language });
}

interface FirstProblem {
  panelId: string;
  blamed: string | undefined;
}

function focusFirstProblem(form: HTMLFormElement | null, { panelId, blamed }: FirstProblem): void {
  const field =
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    (blamed ? form?.querySelector<HTMLElement>(`[name="${blamed}"]`) : null) ??
    document.getElementById(panelId);
  field?.focus();
}
