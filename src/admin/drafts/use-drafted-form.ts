import { useState } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { describeError } from '#contract/describe-error.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { FieldMap } from '#contract/fields.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { Validate } from '#providers/forms/use-checked-fields.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { isConflict } from '#providers/http/app-failure.ts';
import { useAwayNotice } from '../form/use-away-notice.ts';
import { useFormDraft } from './use-form-draft.ts';

interface DraftedSubmission<FormValues> {
  /** The key of the next try, as it was drawn last. */
  readonly drawn: string;
  /** Goes on with what may have been sent under this key. */
  readonly take: (key: string, values: FormValues) => void;
}

interface DraftedFormOptions<FormValues, Output> {
  /** By which its drafts are found again: `move:requests:7:reject`. */
  form: string;
  resource: Pick<AnyResource, 'messages'>;
  /** What may not be kept is known by its field. Default: all may be. */
  fields?: FieldMap;
  initialValues: FormValues;
  /** What is said over the reason to whoever has left. Default: that it could not be changed. */
  failure?: ErrorCode;
  /** The version of the record that it is about. Default: that does not matter. */
  version?: number | null;
  /** What it may be sent for as a move that waits. Default: nothing. */
  movesOf?: AnyResource;
  /** The key by which the host takes it once, however often it is tried, also from a draft. Default: each press is sent. */
  submission?: DraftedSubmission<FormValues>;
  validate: Validate<FormValues, Output>;
  onSubmit: (output: Output, values: FormValues) => void | Promise<void>;
  /** Puts a draft into the form in the place of it. */
  onRestore?: (values: FormValues) => void;
}

/**
 * `useSchemaForm` of which nothing is lost: what is typed is kept until `forget` is called, and whoever has gone elsewhere
 * while it was sent is told there that it was refused.
 */
export function useDraftedForm<FormValues extends Values, Output>({
  form: name,
  resource,
  fields = {},
  initialValues,
  failure = 'updateFailed',
  version = null,
  movesOf,
  submission,
  validate,
  onSubmit,
  onRestore,
}: DraftedFormOptions<FormValues, Output>) {
  const { language } = useLanguage();
  // A form over a record begins with it as it was when it was opened.
  const [base] = useState(initialValues);
  const away = useAwayNotice({
    title: describeError(failure, { language, messages: resource.messages }),
  });
  /** What went to the host last. */
  const [sent, setSent] = useState<FormValues | null>(null);
  const form = useSchemaForm({
    initialValues: base,
    validate,
    // A dialog that asks something asks it again, and says nothing of what waits.
    isSentByPress: true,
    onSubmit: async (output, typed) => {
      setSent(typed);
      try {
        await onSubmit(output, typed);
      } catch (error) {
        if (!away.isHere()) away.notifyElsewhere(error);
        throw error;
      }
    },
  });
  const { offer, forget, holdFor, isTouched } = useFormDraft({
    form: name,
    fields,
    base,
    values: form.values,
    setValues: (values, key) => {
      if (key !== undefined) submission?.take(key, values);
      (onRestore ?? form.setValues)(values);
    },
    version,
    movesOf,
    submission: submission?.drawn,
  });
  /** What the record is by now refused for these values says nothing of others. */
  const refusalOf = (error: unknown) => (isConflict(error) && sent !== form.values ? null : error);
  return { ...form, refusalOf, base, offer, forget, holdFor, isDrafted: isTouched, isHere: away.isHere };
}
