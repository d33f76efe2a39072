import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { useSubmissionKey } from '#providers/forms/use-submission-key.ts';
import { useKeptDraft } from '../drafts/use-kept-draft.ts';
import type { FormBase } from './use-form-base.ts';
import type { useRecordMerge } from './use-record-merge.ts';

interface RecordDraftInput {
  resource: AnyResource;
  /** Undefined for a new record. */
  id: number | undefined;
  base: FormBase;
  /** What is in the form, as it is sent. */
  values: Values;
  isTouched: boolean;
  submission: ReturnType<typeof useSubmissionKey>;
  bringTogether: ReturnType<typeof useRecordMerge>['bringTogether'];
  /** Puts values into the form that were typed over the state of the record that it has. */
  fill: (values: Values) => void;
}

/** Keeps what is typed about a record, and puts it back: over a newer state of the record together with that. */
export function useRecordDraft({
  resource,
  id,
  base,
  values,
  isTouched,
  submission,
  bringTogether,
  fill,
}: RecordDraftInput) {
  return useKeptDraft(
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
        return void bringTogether(base.record, () => ({ base: before, values: own, since: at }), {
          next: 'edit',
          whenIn: takeOver,
        });
      fill(own);
      takeOver();
    },
  );
}
