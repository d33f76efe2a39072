import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { formErrorsOf } from '#providers/forms/field-errors.tsx';
import { newIdempotencyKey } from '#providers/http/idempotency-key.ts';
import { checkRecord } from '#providers/records/checks.ts';
import { type AnyRecord, recordSchemaOf } from '#providers/records/records.ts';
import { formCapabilitiesOf } from '../capabilities/form-capabilities.ts';
import { useWritable } from '../refine/use-access.ts';
import { useResourceForm } from '../refine/use-resource-form.ts';
import type { Control } from '../kinds/field-view.ts';
import { changedValues } from '#contract/changed-values.ts';
import { initialValues, wholeUpdate, writableKeys } from './form-values.ts';

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
   */
  onSaved: (saved: Values, record: AnyRecord | null) => void;
}

/**
 * The form of any resource: values from the definition, its rules on submit, the host's field errors on their
 * fields, and everything else in `failure`. What was typed stays whatever happens (R347).
 */
export function useRecordForm({ resource, id, draft, staysOpen = false, onSaved }: RecordFormInput) {
  const rights = useWritable(resource, { isNew: id === undefined });
  const formId = useId();
  const { fields } = resource;
  const declared = useMemo(() => formCapabilitiesOf(resource), [resource]);
  const toForm = (values: Values): Values =>
    declared.reduce((held, capability) => capability.toForm(fields, held), values);
  const toWire = (inForm: Values): Values =>
    declared.reduce((sent, capability) => capability.toWire(fields, sent), inForm);
  const toFormPaths = <T>(inForm: Values, found: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    declared.reduce((told, capability) => capability.toFormPaths(fields, inForm, told), found);
  const [failure, setFailure] = useState<AppFailure | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** The places that were wrong when it was refused last. */
  const [refused, setRefused] = useState<readonly string[]>([]);
  // Made with the form and kept until it has succeeded: a second press or a retry is the same submission.
  const [firstKey] = useState(newIdempotencyKey);
  const idempotencyKey = useRef(firstKey);
  const version = useRef<number>();

  const { form, query, record, shown } = useResourceForm({
    resource,
    id,
    initialValues: (known) => toForm({ ...initialValues(resource, rights, known), ...draft }),
    validate: (inForm) => {
      const issues = checkRecord(resource, {
        id: base.record === null ? undefined : id,
        values: toWire(inForm),
      });
      return formErrorsOf(toFormPaths(inForm, issues));
    },
    options: {
      // After a refusal the next save must name another key, or the newer version, at once, before any rendering.
      get idempotencyKey() {
        return id === undefined ? idempotencyKey.current : undefined;
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

  const values = toWire(form.values);
  const isChanged = Object.keys(changedValues(values, base.initial)).length > 0;

  const save = async (inForm: Values, { record: from, initial, version: basedOn }: typeof base) => {
    const written = toWire(inForm);
    setFailure(null);
    setRefused([]);
    if (from && Object.keys(changedValues(written, initial)).length === 0) return onSaved(initial, from);
    const payload = from ? wholeUpdate(resource, rights, { record: from, values: written }) : written;
    setSaving(true);
    version.current = basedOn;
    const { activeElement } = document;
    try {
      const answer = await form.refineCore.onFinish(payload);
      if (staysOpen) goOnFromSaved(answer?.data, written);
      onSaved({ ...written, ...answer?.data }, from);
    } catch (error) {
      if (!(error instanceof AppFailure)) throw error;
      setFailure(error);
      // The host has it from an earlier try, as it was then: whoever saves this too wants two.
      if (error.code === 'idempotencyMismatch') idempotencyKey.current = newIdempotencyKey();
      const problems = toFormPaths(inForm, error.fields);
      form.setErrors(formErrorsOf(problems));
      refuse(Object.keys(problems));
    } finally {
      // Drawn at once: fields that rest take no focus.
      flushSync(() => setSaving(false));
      giveBackFocus(activeElement);
    }
  };

  /** The form goes on from another state of the record, with the values that are to stand in it. */
  const goOnFrom = (newer: AnyRecord | undefined, initial: Values, shown = initial) => {
    setBase({ record: newer ?? base.record, version: newer?.version, initial });
    const inForm = toForm(shown);
    form.setValues(inForm);
    return inForm;
  };

  /** From what was saved; a host that does not answer with it saved what was sent. */
  const goOnFromSaved = (answered: unknown, sent: Values) => {
    const saved = recordSchemaOf(resource).safeParse(answered).data;
    goOnFrom(saved, saved ? initialValues(resource, rights, saved) : sent);
  };

  /** Goes on from the newer record of a conflict, with the values that the person chose to keep. */
  const resolveConflict = (newer: AnyRecord, chosen: Values) => {
    const initial = initialValues(resource, rights, newer);
    void save(goOnFrom(newer, initial, chosen), { record: newer, initial, version: newer.version });
  };

  // The record has come, or the screen before had shown an older one. Whoever has typed meanwhile hears of it on saving.
  const isOutdated = record !== null && (base.record === null || record.version > base.record.version);
  const isTouched = Object.keys(changedValues(values, { ...base.initial, ...draft })).length > 0;
  if (isOutdated && !isTouched) {
    const initial = initialValues(resource, rights, record);
    goOnFrom(record, initial, { ...initial, ...draft });
  }

  /** The host may name a field that the form does not show: then the banner is the place to go to. */
  const focusFirst = (paths: readonly string[]) => {
    const first = writableKeys(resource, rights).find(([key]) =>
      paths.some((path) => isUnder(path, key)),
    )?.[0];
    // Within a field with parts: the part, or the field where the part cannot be shown.
    const path = paths.find((each) => first !== undefined && isUnder(each, first));
    focusAt(first === undefined ? ['banner'] : [path, first]);
  };

  /** @param places the first of them that is there gets the focus */
  const focusAt = (places: readonly (string | undefined)[]) => {
    // The error is drawn first, so that it is read out with the field.
    requestAnimationFrame(() =>
      places
        .map((place) => document.getElementById(`${formId}-${place}`))
        .find((element) => element !== null)
        ?.focus(),
    );
  };

  const refuse = (paths: readonly string[]) => {
    setRefused(paths);
    focusFirst(paths);
  };

  const control = (key: string): Control => ({
    id: `${formId}-${key}`,
    value: form.values[key],
    onChange: (value, part = key) => {
      form.setFieldValue(key, value);
      // What was wrong with its parts was about the value before.
      form.setErrors((errors) =>
        Object.fromEntries(Object.entries(errors).filter(([path]) => !isUnder(path, part))),
      );
    },
    error: form.errors[key],
  });

  return {
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
    focusAt,
    isSaving,
    isDirty: isChanged && !isSaving,
    dismissFailure: () => setFailure(null),
    resolveConflict,
    handleSubmit: (event: FormEvent<HTMLFormElement>) =>
      form.onSubmit(
        (inForm) => void save(inForm, base),
        (errors) => refuse(Object.keys(errors)),
      )(event),
  };
}

/** The fields let go of it while the form is saved: where nothing else has taken it, it comes back. */
const giveBackFocus = (element: Element | null) =>
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && element instanceof HTMLElement) element.focus();
  });

/** Is it the key itself, or a part of its value: `hours.0.opens`? */
const isUnder = (path: string, key: string): boolean => path === key || path.startsWith(`${key}.`);
