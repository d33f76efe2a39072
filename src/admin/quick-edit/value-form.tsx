import { type FormEvent, createElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inputSchema } from '#contract/body-schemas.ts';
import { isSame } from '#contract/changed-values.ts';
import { toValidationResult } from '#contract/validation-result.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Field } from '#contract/fields.ts';
import type { Values } from '#contract/record-schemas.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { newerRecord } from '#providers/records/newer-record.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { LiveRegion } from '#ui/layout/notice.tsx';
import { useActionWords } from '../actions/use-action-words.ts';
import { BusyButton } from '../busy-button.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useDraftedForm } from '../drafts/use-drafted-form.ts';
import { bringTypedAhead } from '../form/typed-ahead.ts';
import { useTypedAhead } from '../form/use-typed-ahead.ts';
import { inputOf } from '../kinds/field-inputs.ts';
import { useSaveValue } from './use-save-value.ts';
import { ValueConflict } from './value-conflict.tsx';
import styles from './value-form.module.css';

interface ValueFormProps {
  resource: AnyResource;
  record: AnyRecord;
  fieldKey: string;
  field: Field;
  /** Whether another value follows when it is saved: what is typed until then is for that one. Default: none. */
  goesOn?: () => boolean;
  onDone: () => void;
}

/** One value of a record: it begins with what the record has when it is opened. */
export function ValueForm({ resource, record: given, fieldKey, field, goesOn, onDone }: ValueFormProps) {
  const { t } = useTranslation(['common']);
  const inputId = useId();
  const save = useSaveValue(resource);
  const words = useActionWords(resource);
  // What was shown as it was opened: somebody else may save the record meanwhile.
  const [record, setRecord] = useState(given);
  const base: Values = { [fieldKey]: record[fieldKey] };
  /** The record in which somebody else has given it another value, and since when that may be. */
  const [against, setAgainst] = useState<{ newer: AnyRecord; since: string } | null>(null);
  const keepRef = useRef<HTMLButtonElement>(null);
  const isKept = useRef(false);
  const saveOver = async (from: AnyRecord, values: Values, sent: Values): Promise<void> => {
    try {
      const saved = await save({ record: from, values });
      // What was typed since it was sent is not saved yet.
      if (saved && form.isHere() && !isSame(typed.current[fieldKey], sent[fieldKey])) {
        setAgainst(null);
        return setRecord(saved);
      }
    } catch (error) {
      const newer = newerRecord(resource, error);
      if (newer && newer.version !== from.version) {
        // Not the value itself was changed.
        if (isSame(newer[fieldKey], from[fieldKey])) return await saveOver(newer, values, sent);
        if (!form.isHere()) throw error;
        return setAgainst({ newer, since: from.updatedAt });
      }
      // What is wrong with the value is said at it.
      if (form.isHere() && !(error instanceof AppFailure && error.fields[fieldKey])) words.failed(error);
      throw error;
    }
    leave();
  };
  const form = useDraftedForm<Values, Values>({
    form: `fact:${resource.name}:${record.id}:${fieldKey}`,
    resource,
    fields: { [fieldKey]: field },
    initialValues: base,
    version: record.version,
    validate: (values) => toValidationResult(inputSchema({ [fieldKey]: field }).safeParse(values)),
    onSubmit: async (values, sent) => {
      // Until it is chosen nothing is written over what somebody else has saved.
      if (against && !isKept.current) return keepRef.current?.focus();
      if (!against && isSame(values[fieldKey], base[fieldKey])) return onDone();
      await saveOver(against?.newer ?? record, values, sent);
    },
    onRestore: (values) => {
      const left = form.offer?.draft;
      const isOtherwise = left && !isSame(left.base[fieldKey], base[fieldKey]);
      if (isOtherwise && !isSame(values[fieldKey], base[fieldKey]))
        setAgainst({ newer: record, since: left.at });
      form.setValues(values);
    },
  });
  useEffect(() => {
    // The button that was pressed goes with the question.
    if (against && document.activeElement === document.body) document.getElementById(inputId)?.focus();
  }, [against, inputId]);
  const leave = () => {
    form.forget();
    // Another value may be open by now.
    if (form.isHere()) onDone();
  };
  const typed = useRef(form.values);
  useLayoutEffect(() => {
    typed.current = form.values;
  });
  const ahead = useTypedAhead(form.isSubmitting);
  const { ref } = form.formProps;
  useLayoutEffect(() => {
    if (ref.current) bringTypedAhead(ref.current);
  }, [ref]);
  const hasBegun = useRef(false);
  const begin = () => {
    if (!hasBegun.current) ahead.put(document.activeElement);
    hasBegun.current = true;
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (goesOn?.() && !form.isSubmitting) ahead.keep(event.currentTarget);
    form.formProps.onSubmit(event);
  };
  const keep = () => {
    isKept.current = true;
    void form.submit().finally(() => (isKept.current = false));
  };
  return (
    <form
      {...form.formProps}
      onSubmit={handleSubmit}
      className={styles.form}
      data-asks={against ? true : undefined}
      data-saving={form.isSubmitting || undefined}
    >
      <DraftNotice offer={form.offer} version={record.version} />
      {/* On its way down: a choice keeps its focus to itself. */}
      <div onFocusCapture={begin}>
        {createElement(inputOf(field), {
          fieldKey,
          field,
          resource,
          isNew: false,
          record,
          inputOf,
          control: () => ({
            id: inputId,
            path: fieldKey,
            value: form.values[fieldKey],
            onChange: (value: unknown) => form.setFieldValue(fieldKey, value),
            error: form.errors[fieldKey] ?? null,
          }),
        })}
      </div>
      <LiveRegion>
        {against && (
          <ValueConflict
            {...against}
            resource={resource}
            fieldKey={fieldKey}
            keepRef={keepRef}
            onKeep={keep}
            onTake={leave}
          />
        )}
      </LiveRegion>
      {!against && (
        <div className={styles.buttons}>
          <BusyButton type="submit" isBusy={form.isSubmitting}>
            {t('common:save')}
          </BusyButton>
        </div>
      )}
    </form>
  );
}
