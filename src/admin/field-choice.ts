import type { Choice } from '#contract/choices.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { detailsOf } from '#contract/details-of.ts';
import type { Language } from '#contract/language.ts';
import { titleOf } from '#contract/title-of.ts';
import type { AnyRecord } from '#providers/records/records.ts';

/** A record that a field can point at, by its name. */
export interface FieldChoice {
  readonly value: string;
  readonly label: string;
  /** What tells it apart from others of its name. Default: it is not known. */
  readonly details?: readonly string[];
}

/** One that the host named. */
export const namedChoice = ({ id, name, details }: Choice): FieldChoice => ({
  value: String(id),
  label: name,
  details,
});

/** One that was read with its list. */
export const listedChoice = (target: AnyResource, record: AnyRecord, language: Language): FieldChoice => ({
  value: String(record.id),
  label: titleOf(target, record),
  details: detailsOf(target, record, language),
});
