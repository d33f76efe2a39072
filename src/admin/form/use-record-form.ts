import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { describeError } from '#contract/describe-error.ts';
import type { Values } from '#contract/record-schemas.ts';
import { adminPath, editPath } from '#contract/resource-paths.ts';
import { formErrorsOf } from '#providers/forms/field-errors.tsx';
import { unreadDays } from '#providers/forms/unread-days.ts';
import { useSubmissionKey } from '#providers/forms/use-submission-key.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { checkRecord } from '#providers/records/checks.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useWritable } from '../refine/use-access.ts';
import { useRecordNews } from '../refine/use-record-news.ts';
import { useResourceForm } from '../refine/use-resource-form.ts';
import { changedValues } from '#contract/changed-values.ts';
import { initialValues, writableKeys } from './form-values.ts';
import { useAwayNotice } from './use-away-notice.ts';
import { useFormBase } from './use-form-base.ts';
import { useFormControls } from './use-form-controls.ts';
import { useFormFocus } from './use-form-focus.ts';
import { useFormShape } from './use-form-shape.ts';
import { useRecordDraft } from './use-record-draft.ts';
import { type Merged, useRecordMerge } from './use-record-merge.ts';
import { useRefusal } from './use-refusal.ts';
import { useRestoreAndSave } from './use-restore-and-save.ts';
import { useSaveRecord } from './use-save-record.ts';

interface RecordFormInput {
  resource: AnyResource;
  /** The number of what is changed; undefined for a new record. */
  id?: number;
  /** What the fields show at first in the place of the record's own values. */
  draft?: Values | undefined;
  /** The form goes on from what was saved. Default: it is left. */
  staysOpen?: boolean;
  /**
   * @param saved what the host answers of the record, with what was sent
   * @param record what it was before; null for a new one
   * @param merged what others have changed meanwhile and was saved with it; null for nothing
   */
  onSaved: (saved: Values, record: AnyRecord | null, merged: Merged | null) => void;
}

/**
 * The form of any resource: values from the definition, its rules on submit, the host's field errors on their
 * fields, and everything else in `failure`. What was typed stays whatever happens (R347).
 */
export function useRecordForm({ resource, id, draft, staysOpen = false, onSaved }: RecordFormInput) {
  const rights = useWritable(resource, { isNew: id === undefined });
  const formId = useId();
  const focus = useFormFocus(
    formId,
    writableKeys(resource, rights).map(([key]) => key),
  );
  const shape = useFormShape(resource);
  const { toForm, toWire, toFormPaths } = shape;
  const refusal = useRefusal((paths) => focus.first(paths));
  const [merged, setMerged] = useState<Merged | null>(null);
  const submission = useSubmissionKey();
  const { language } = useLanguage();
  const away = useAwayNotice({
    path: id === undefined ? `${adminPath(resource)}/new` : editPath(resource, id),
    title: describeError(id === undefined ? 'createFailed' : 'updateFailed', {
      language,
      messages: resource.messages,
    }),
  });
  const version = useRef<number | 'none'>();

  const { form, query, record, shown, readAgain } = useResourceForm({
    resource,
    id,
    initialValues: (known) => toForm({ ...initialValues(resource, rights, known), ...draft }),
    validate: (inForm) => {
      const issues = checkRecord(resource, {
        id: base.record === null ? undefined : id,
        values: toWire(inForm),
      });
      return formErrorsOf({ ...toFormPaths(inForm, issues), ...unreadDays(document.getElementById(formId)) });
    },
    options: {
      // After a refusal the next save must name another key, or the newer version, at once, before any rendering.
      get idempotencyKey() {
        return id === undefined ? submission.current() : undefined;
      },
      get version() {
        return version.current;
      },
    },
  });
  const { fill, control } = useFormControls(formId, form);
  const { base, goOnFrom, goOnFromSaved } = useFormBase({ resource, rights, shown, toForm, fill });

  const values = toWire(form.values);
  const isChanged = Object.keys(changedValues(values, base.initial)).length > 0;
  const latest = useRef({ base, values });
  useEffect(() => {
    latest.current = { base, values };
  });
  /** What is in the form when it is asked, and over what. */
  const typedNow = () => ({
    base: latest.current.base.initial,
    values: latest.current.values,
    since: latest.current.base.record?.updatedAt ?? '',
  });

  const { isSaving, save } = useSaveRecord({
    resource,
    rights,
    form,
    shape,
    focus,
    refusal,
    away,
    submission,
    bringTogether: (...given) => merging.bringTogether(...given),
    onSend: (basedOn) => {
      version.current = basedOn;
    },
    onAnswer: (answered, sent) => {
      if (staysOpen) goOnFromSaved(answered, sent);
    },
    onDone: (saved, from, beside) => {
      setMerged(null);
      if (!staysOpen || !away.isHere()) kept.forget();
      onSaved(saved, from, beside);
    },
  });

  const merging = useRecordMerge({
    resource,
    id,
    rights,
    isHere: away.isHere,
    onMerged: async (together) => {
      const { newer, values: all, next, whenIn } = together;
      const initial = initialValues(resource, rights, newer);
      const inForm = goOnFrom(newer, initial, all);
      whenIn?.();
      const told = together.taken.length > 0 ? together : null;
      setMerged(told);
      if (next === 'save') await save(inForm, { record: newer, initial, version: newer.version }, told);
    },
  });

  const restoreAndSave = useRestoreAndSave({
    resource,
    id: base.record?.id,
    check: () => {
      const { hasErrors, errors } = form.validate();
      if (hasErrors) refusal.refuse(Object.keys(errors));
      return !hasErrors;
    },
    readAgain,
    save: (back, whenAway) => merging.bringTogether(back, typedNow, { next: 'save', whenAway }),
    isHere: away.isHere,
    notifyElsewhere: away.notifyElsewhere,
    onFailure: refusal.tell,
  });

  // The record has come, or was saved elsewhere: an untouched form goes on from it, any other one tells of it.
  const isOutdated = record !== null && (base.record === null || record.version > base.record.version);
  const isTouched = Object.keys(changedValues(values, { ...base.initial, ...draft })).length > 0;
  if (isOutdated && !isTouched) {
    const initial = initialValues(resource, rights, record);
    goOnFrom(record, initial, { ...initial, ...draft });
  }
  useRecordNews(resource, id, () => void readAgain());

  const kept = useRecordDraft({
    resource,
    id,
    base,
    values,
    isTouched,
    submission,
    bringTogether: merging.bringTogether,
    fill: (own) => fill(toForm(own)),
  });

  return {
    /** The id of the form, with which those of its fields begin. */
    formId,
    query,
    id,
    /** There are fields to fill in: those of a new record, or of one that is here. */
    isReady: id === undefined || base.record !== null,
    rights,
    base,
    values,
    control,
    failure: refusal.failure,
    refused: refusal.refused,
    errors: form.errors,
    focusAt: focus.at,
    startAt: (place: string, onStart?: (field: Element | null) => void) =>
      focus.start(place, (key) => isEmpty(values[key]), onStart),
    keyOf: focus.keyOf,
    isSaving,
    isDirty: isChanged && !isSaving,
    offer: kept.offer,
    conflict: merging.conflict,
    settle: merging.settle,
    leaveConflict: merging.leaveOpen,
    /** What others have changed and is in the form now. */
    merged,
    /** Somebody has saved it while this form was written in: brings both together. Null where nobody has. */
    takeNews:
      isOutdated && isTouched && !isSaving
        ? () => void merging.bringTogether(record, typedNow, { next: 'edit' })
        : null,
    restoreAndSave,
    handleSubmit: (event: FormEvent<HTMLFormElement>) =>
      form.onSubmit(
        (inForm) =>
          void (record !== null && base.record === null
            ? // Somebody else was the first to save it.
              merging.bringTogether(record, typedNow, { next: 'save' })
            : save(inForm, base)),
        (errors) => refusal.refuse(Object.keys(errors)),
      )(event),
  };
}

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);
