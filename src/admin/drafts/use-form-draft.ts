import { isSame } from '#contract/changed-values.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { FieldMap } from '#contract/fields.ts';
import type { Values } from '#contract/record-schemas.ts';
import { useKeptDraft } from './use-kept-draft.ts';

interface DraftedForm<FormValues> {
  /** By which its drafts are found again: `note:requests:7`. */
  form: string;
  /** What may not be kept is known by its field. Default: all may be. */
  fields?: FieldMap;
  /** What it began with. */
  base: FormValues;
  values: FormValues;
  /** @param submission the key that it may have been sent under already */
  setValues: (values: FormValues, submission?: string) => void;
  /** The version of the record that it is about. Default: that does not matter. */
  version?: number | null;
  /** Under which it is sent once, however often it is tried. Default: as often as it is pressed. */
  submission?: string | undefined;
  /** What it may be sent for as a move that waits. Default: nothing. */
  movesOf?: AnyResource | undefined;
}

/** The draft of a form that stands for itself: nobody else writes at the same place. */
export function useFormDraft<FormValues extends Values>({
  form,
  fields = {},
  base,
  values,
  setValues,
  version = null,
  submission,
  movesOf,
}: DraftedForm<FormValues>) {
  const isTouched = !isSame(values, base);
  const kept = useKeptDraft(
    { form, fields, base, values, isTouched, version, submission, movesOf },
    (draft, takeOver) => {
      // What the form does not have any more is left out; what was not changed stands as it is now.
      const changed = Object.entries(draft.values).filter(
        ([key, value]) => (key in base || key in fields) && !isSame(value, draft.base[key]),
      );
      // What else is in the form by now is not of this draft, and stands nowhere in what it began with.
      const since = Object.fromEntries(Object.keys(values).map((key) => [key, base[key]]));
      setValues({ ...since, ...base, ...Object.fromEntries(changed) }, draft.submission);
      takeOver();
    },
  );
  return { ...kept, isTouched };
}
