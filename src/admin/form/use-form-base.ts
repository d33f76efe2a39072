import { useState } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { type AnyRecord, recordSchemaOf } from '#providers/records/records.ts';
import type { FieldRights } from '#providers/session/access-control-provider.ts';
import { initialValues } from './form-values.ts';

/** What a form was filled from, which what is typed is held against. */
export interface FormBase {
  /** Null where nothing of it is here yet, and for a new one. */
  readonly record: AnyRecord | null;
  readonly version: number | undefined;
  readonly initial: Values;
}

interface FormBaseInput {
  resource: AnyResource;
  rights: FieldRights;
  /** The record as the screen before has shown it. */
  shown: AnyRecord | null;
  toForm: (values: Values) => Values;
  fill: (inForm: Values) => void;
}

/** The state of the record that a form is written over, and the ways to a newer one. */
export function useFormBase({ resource, rights, shown, toForm, fill }: FormBaseInput) {
  const [base, setBase] = useState<FormBase>({
    record: shown,
    version: shown?.version,
    initial: initialValues(resource, rights, shown),
  });

  /** The form goes on from another state of the record, with the values that are to stand in it. */
  const goOnFrom = (newer: AnyRecord | undefined, initial: Values, values = initial): Values => {
    setBase({ record: newer ?? base.record, version: newer?.version, initial });
    const inForm = toForm(values);
    fill(inForm);
    return inForm;
  };

  /** From what was saved; a host that does not answer with it saved what was sent. */
  const goOnFromSaved = (answered: unknown, sent: Values): void => {
    const saved = recordSchemaOf(resource).safeParse(answered).data;
    goOnFrom(saved, saved ? initialValues(resource, rights, saved) : sent);
  };

  return { base, goOnFrom, goOnFromSaved };
}
