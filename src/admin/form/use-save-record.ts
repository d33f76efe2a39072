import { useState } from 'react';
import { flushSync } from 'react-dom';
import { changedValues } from '#contract/changed-values.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { formErrorsOf } from '#providers/forms/field-errors.tsx';
import type { useSubmissionKey } from '#providers/forms/use-submission-key.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { newerRecord } from '#providers/records/newer-record.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import type { FieldRights } from '#providers/session/access-control-provider.ts';
import type { ResourceForm } from '../refine/use-resource-form.ts';
import { wholeUpdate } from './form-values.ts';
import type { useAwayNotice } from './use-away-notice.ts';
import type { FormBase } from './use-form-base.ts';
import type { useFormFocus } from './use-form-focus.ts';
import type { useFormShape } from './use-form-shape.ts';
import type { Merged, useRecordMerge } from './use-record-merge.ts';
import type { useRefusal } from './use-refusal.ts';

interface SaveRecordInput {
  resource: AnyResource;
  rights: FieldRights;
  form: Pick<ResourceForm, 'refineCore' | 'setErrors'>;
  shape: Pick<ReturnType<typeof useFormShape>, 'toWire' | 'toFormPaths'>;
  focus: Pick<ReturnType<typeof useFormFocus>, 'giveBack'>;
  refusal: ReturnType<typeof useRefusal>;
  away: ReturnType<typeof useAwayNotice>;
  submission: ReturnType<typeof useSubmissionKey>;
  bringTogether: ReturnType<typeof useRecordMerge>['bringTogether'];
  /** Before it is sent: the version that it is based on; `none` where nobody has saved it yet. */
  onSend: (version: number | 'none' | undefined) => void;
  /** @param answered what the host answers of the record */
  onAnswer: (answered: unknown, sent: Values) => void;
  /** It is saved, or nothing was to be saved. */
  onDone: (saved: Values, from: AnyRecord | null, beside: Merged | null) => void;
}

/**
 * Sends what a form holds. What the host refuses is told at its places; what somebody else saved first is brought
 * together with it.
 */
export function useSaveRecord({
  resource,
  rights,
  form,
  shape: { toWire, toFormPaths },
  focus,
  refusal,
  away,
  submission,
  bringTogether,
  onSend,
  onAnswer,
  onDone,
}: SaveRecordInput) {
  const [isSaving, setSaving] = useState(false);
  /** @param beside what others have changed meanwhile and is saved with it. Default: nothing */
  const save = async (
    inForm: Values,
    { record: from, initial, version: basedOn }: FormBase,
    beside: Merged | null = null,
  ): Promise<void> => {
    const written = toWire(inForm);
    refusal.forget();
    if (from && Object.keys(changedValues(written, initial)).length === 0)
      return onDone(initial, from, beside);
    const payload = from ? wholeUpdate(resource, rights, { record: from, values: written }) : written;
    setSaving(true);
    onSend(from ? basedOn : 'none');
    const { activeElement } = document;
    try {
      const answer = await form.refineCore.onFinish(payload);
      onAnswer(answer?.data, written);
      onDone({ ...written, ...answer?.data }, from, beside);
    } catch (error) {
      if (!(error instanceof AppFailure)) throw error;
      const newer = newerRecord(resource, error);
      // A host that refuses its own newest version is not asked again.
      if (newer && newer.version !== basedOn)
        return await bringTogether(
          newer,
          () => ({ base: initial, values: written, since: from?.updatedAt ?? '' }),
          {
            next: 'save',
            whenAway: () => away.notifyElsewhere(error),
          },
        );
      if (!away.isHere()) away.notifyElsewhere(error);
      refusal.tell(error);
      // The host has it from an earlier try, as it was then: whoever saves this too wants two.
      if (error.code === 'idempotencyMismatch') submission.renew();
      const problems = toFormPaths(inForm, error.fields);
      form.setErrors(formErrorsOf(problems));
      refusal.refuse(Object.keys(problems));
    } finally {
      // Drawn at once: fields that rest take no focus.
      flushSync(() => setSaving(false));
      focus.giveBack(activeElement);
    }
  };
  return { isSaving, save };
}
