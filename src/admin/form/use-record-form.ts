import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { describeError } from '#contract/describe-error.ts';
import type { Values } from '#contract/record-schemas.ts';
import { adminPath, editPath } from '#contract/resource-paths.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { formErrorsOf } from '#providers/forms/field-errors.tsx';
import { unreadDays } from '#providers/forms/unread-days.ts';
import { useSubmissionKey } from '#providers/forms/use-submission-key.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { checkRecord } from '#providers/records/checks.ts';
import { newerRecord } from '#providers/records/newer-record.ts';
import { type AnyRecord, recordSchemaOf } from '#providers/records/records.ts';
import { useKeptDraft } from '../drafts/use-kept-draft.ts';
import { useWritable } from '../refine/use-access.ts';
import { useRecordNews } from '../refine/use-record-news.ts';
import { useResourceForm } from '../refine/use-resource-form.ts';
import type { Control } from '../kinds/field-view.ts';
import { changedValues } from '#contract/changed-values.ts';
import { initialValues, wholeUpdate, writableKeys } from './form-values.ts';
import { useAwayNotice } from './use-away-notice.ts';
import { isUnder, useFormFocus } from './use-form-focus.ts';
import { useFormShape } from './use-form-shape.ts';
import { type Merged, useRecordMerge } from './use-record-merge.ts';
import { useRestoreAndSave } from './use-restore-and-save.ts';

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
  const { toForm, toWire, toFormPaths } = useFormShape(resource);
  const [failure, setFailure] = useState<AppFailure | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [merged, setMerged] = useState<Merged | null>(null);
  /** The places that were wrong when it was refused last. */
  const [refused, setRefused] = useState<readonly string[]>([]);
  const submission = useSubmissionKey();
  const { language } = useLanguage();
  const away = useAwayNotice({
    path: id === undefined ? `${adminPath(resource)}/new` : editPath(resource, id),
    title: describeError(id === undefined ? 'createFailed' : 'updateFailed', {
      language,
      messages: resource.messages,
    }),
  });
  const version = useRef<number>();

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
  const [base, setBase] = useState({
    record: shown,
    version: shown?.version,
    initial: initialValues(resource, rights, shown),
  });

  const [filled, setFilled] = useState(0);
  const fill = (inForm: Values) => {
    setFilled((count) => count + 1);
    form.setValues(inForm);
  };

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

  const save = async (
    inForm: Values,
    { record: from, initial, version: basedOn }: typeof base,
    beside: Merged | null = null,
  ) => {
    const written = toWire(inForm);
    setFailure(null);
    setRefused([]);
    if (from && Object.keys(changedValues(written, initial)).length === 0) return done(initial, from, beside);
    const payload = from ? wholeUpdate(resource, rights, { record: from, values: written }) : written;
    setSaving(true);
    version.current = basedOn;
    const { activeElement } = document;
    try {
      const answer = await form.refineCore.onFinish(payload);
      if (staysOpen) goOnFromSaved(answer?.data, written);
      done({ ...written, ...answer?.data }, from, beside);
    } catch (error) {
      if (!(error instanceof AppFailure)) throw error;
      const newer = newerRecord(resource, error);
      // A host that refuses its own newest version is not asked again.
      if (from && newer && newer.version !== basedOn)
        return await merging.bringTogether(
          newer,
          () => ({ base: initial, values: written, since: from.updatedAt }),
          { next: 'save', whenAway: () => away.notifyElsewhere(error) },
        );
      if (!away.isHere()) away.notifyElsewhere(error);
      setFailure(error);
      // The host has it from an earlier try, as it was then: whoever saves this too wants two.
      if (error.code === 'idempotencyMismatch') submission.renew();
      const problems = toFormPaths(inForm, error.fields);
      form.setErrors(formErrorsOf(problems));
      refuse(Object.keys(problems));
    } finally {
      // Drawn at once: fields that rest take no focus.
      flushSync(() => setSaving(false));
      focus.giveBack(activeElement);
    }
  };

  /** The form goes on from another state of the record, with the values that are to stand in it. */
  const goOnFrom = (newer: AnyRecord | undefined, initial: Values, shown = initial) => {
    setBase({ record: newer ?? base.record, version: newer?.version, initial });
    const inForm = toForm(shown);
    fill(inForm);
    return inForm;
  };

  /** From what was saved; a host that does not answer with it saved what was sent. */
  const goOnFromSaved = (answered: unknown, sent: Values) => {
    const saved = recordSchemaOf(resource).safeParse(answered).data;
    goOnFrom(saved, saved ? initialValues(resource, rights, saved) : sent);
  };

  const done = (saved: Values, from: AnyRecord | null, beside: Merged | null) => {
    setMerged(null);
    if (!staysOpen || !away.isHere()) kept.forget();
    onSaved(saved, from, beside);
  };

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
      if (hasErrors) refuse(Object.keys(errors));
      return !hasErrors;
    },
    readAgain,
    save: (back, whenAway) => merging.bringTogether(back, typedNow, { next: 'save', whenAway }),
    isHere: away.isHere,
    notifyElsewhere: away.notifyElsewhere,
    onFailure: setFailure,
  });

  // The record has come, or was saved elsewhere: an untouched form goes on from it, any other one tells of it.
  const isOutdated = record !== null && (base.record === null || record.version > base.record.version);
  const isTouched = Object.keys(changedValues(values, { ...base.initial, ...draft })).length > 0;
  if (isOutdated && !isTouched) {
    const initial = initialValues(resource, rights, record);
    goOnFrom(record, initial, { ...initial, ...draft });
  }
  useRecordNews(resource, id, () => void readAgain());

  const kept = useKeptDraft(
    {
      form: id === undefined ? `create:${resource.name}` : `edit:${resource.name}:${id}`,
      fields: resource.fields,
      base: base.initial,
      values,
      isTouched,
      version: base.version ?? null,
      submission: id === undefined ? submission.drawn : undefined,
    },
    ({ at, version: typedOver, submission: key, ...typed }, takeOver) => {
      if (key) submission.take(key);
      // What the definition did not have then, or is not kept, stands as it is now.
      const [before, own] = [typed.base, typed.values].map((told) => ({
        ...base.initial,
        ...Object.fromEntries(Object.entries(told).filter(([key]) => key in base.initial)),
      }));
      if (!before || !own) return;
      if (base.record && typedOver !== (base.version ?? null))
        return void merging.bringTogether(base.record, () => ({ base: before, values: own, since: at }), {
          next: 'edit',
          whenIn: takeOver,
        });
      fill(toForm(own));
      takeOver();
    },
  );

  const refuse = (paths: readonly string[]) => {
    setRefused(paths);
    focus.first(paths);
  };

  const control = (key: string): Control => ({
    id: `${formId}-${key}`,
    path: key,
    value: form.values[key],
    onChange: (value, part = key) => {
      form.setFieldValue(key, value);
      // What was wrong with its parts was about the value before.
      form.setErrors((errors) =>
        Object.fromEntries(Object.entries(errors).filter(([path]) => !isUnder(path, part))),
      );
    },
    error: form.errors[key],
    filled,
  });

  return {
    /** The id of the form, with which those of its fields begin. */
    formId,
    query,
    /** There are fields to fill in: those of a new record, or of one that is here. */
    isReady: id === undefined || base.record !== null,
    rights,
    base,
    values,
    control,
    failure,
    refused,
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
      isOutdated && isTouched && !isSaving && base.record
        ? () => void merging.bringTogether(record, typedNow, { next: 'edit' })
        : null,
    restoreAndSave,
    handleSubmit: (event: FormEvent<HTMLFormElement>) =>
      form.onSubmit(
        (inForm) => void save(inForm, base),
        (errors) => refuse(Object.keys(errors)),
      )(event),
  };
}

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);
