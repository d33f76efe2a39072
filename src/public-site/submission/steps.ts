import type { LocalizedText } from '#contract/language.ts';
import type { Matter } from '#contract/matter.ts';
import { inWritingOf } from '#contract/in-writing.ts';
import { type FormStep, type SteppedForm, meetingKeys } from '#contract/portal.ts';
import { FILES } from '../sending/files-key.ts';
import type { useSendForm } from '../sending/use-send-form.ts';

/** A kind of matter whose form its portal describes. */
export type SteppedMatter = Matter & { readonly portal: { readonly form: SteppedForm<string> } };
export const isStepped = (kind: Matter): kind is SteppedMatter => kind.portal.form.steps !== undefined;

/** What the form holds, by the keys of fields: numbers as a select writes them, '' for none. */
export type Typed = Record<string, string>;
/** The form that the steps share. */
export type SubmissionForm = ReturnType<typeof useSendForm<Typed>>;

/** The steps that ask for something; after the last of them comes one for reading. */
export const stepsOf = ({ portal }: SteppedMatter): readonly FormStep<string>[] => portal.form.steps;

/** What a step asks for, by what was chosen before: of what is answered in writing nothing about a meeting. */
export const asksIn = ({ portal }: SteppedMatter, step: FormStep<string> | undefined, typed: Typed) => {
  const left = inWritingOf(portal, typed) ? meetingKeys(portal) : [];
  return step?.fields.filter((key) => !left.includes(key)) ?? [];
};
export const stepCount = (kind: SteppedMatter): number => stepsOf(kind).length + 1;

/** The keys that are typed or chosen: files go beside them. */
export const askedKeys = (kind: SteppedMatter): string[] =>
  stepsOf(kind)
    .flatMap(({ fields }) => fields)
    .filter((key) => key !== FILES);

export const emptyForm = (kind: SteppedMatter): Typed =>
  Object.fromEntries(askedKeys(kind).map((key) => [key, '']));

/** The step that is shown when one is asked for: never past one that is still empty. Counts from 1. */
export function shownStep(kind: SteppedMatter, asked: string | null, typed: Typed): number {
  const needed = (key: string) => {
    const field = kind.fields[key];
    return field !== undefined && key !== FILES && !field.optional;
  };
  const unfinished = stepsOf(kind).findIndex(({ fields }) =>
    fields.some((key) => needed(key) && (typed[key] ?? '').trim() === ''),
  );
  const furthest = unfinished === -1 ? stepCount(kind) : unfinished + 1;
  const wanted = Number(asked);
  return Number.isInteger(wanted) && wanted >= 1 ? Math.min(wanted, furthest) : 1;
}

/** The step that asks for a field; 1 for a field that none asks for. */
export const stepOf = (kind: SteppedMatter, name: string): number =>
  Math.max(1, stepsOf(kind).findIndex(({ fields }) => fields.includes(name)) + 1);

/** What a field is called where a client reads of it. */
export const labelOf = ({ portal, fields }: SteppedMatter, key: string): LocalizedText =>
  portal.facts.find(({ field }) => field === key)?.label ?? fields[key]?.label ?? { ar: key, en: key };
