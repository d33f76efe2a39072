import type { AnyRecord } from '#providers/records/records.ts';
import { publicResources } from '../content.ts';
import { useManyRecords } from '../queries/use-many-records.ts';
import { useOffices } from '../use-offices.ts';
import { isOffice } from './is-office.ts';
import { type SteppedMatter, type Typed, stepsOf } from './steps.ts';

export type Choices = ReturnType<typeof useChoices>;

/** What the references of a form can name, and the offices that can take it. */
export function useChoices(kind: SteppedMatter) {
  const references = referencesOf(kind);
  const lists = useManyRecords(references.map(({ to }) => to));
  const offices = useOffices();
  const all = [...lists, offices];
  const failed = all.find(({ isError, data }) => isError && !data);
  const recordsOf = (key: string): readonly AnyRecord[] =>
    lists[references.findIndex((reference) => reference.key === key)]?.data?.data ?? [];
  const { officesBy } = kind.portal.form;

  /** The offices that can take what was chosen; every one while nothing is. */
  const officesOf = (typed: Typed): readonly number[] => {
    const every = (offices.data?.data ?? []).map(({ id }) => id);
    if (officesBy === undefined) return every;
    const chosen = recordsOf(officesBy.reference).find(({ id }) => String(id) === typed[officesBy.reference]);
    const able = chosen?.[officesBy.offices];
    return Array.isArray(able) ? every.filter((id) => able.includes(id)) : every;
  };
  return {
    /** The record that a field names; `undefined` while none is chosen. */
    recordOf: (key: string, typed: Typed): AnyRecord | undefined =>
      recordsOf(key).find(({ id }) => String(id) === typed[key]),
    recordsOf,
    optionsOf: (key: string) =>
      recordsOf(key).map(({ id, name }) => ({ value: String(id), label: String(name) })),
    offices: offices.data?.data ?? [],
    officesOf,
    isLoading: all.some(({ data }) => !data) && !failed,
    error: failed?.error ?? null,
    retry: () => all.forEach(({ isError, refetch }) => void (isError && refetch())),
  };
}

/** The fields that name a record of a list, but for the office. */
const referencesOf = (kind: SteppedMatter) =>
  stepsOf(kind)
    .flatMap(({ fields }) => fields)
    .flatMap((key) => {
      const field = kind.fields[key];
      if (!field || !('to' in field) || isOffice(field)) return [];
      const to = publicResources.find(({ name }) => name === field.to);
      // A list that the site does not read has to be named in `content.ts`.
      if (!to) throw new Error(`${kind.name}.${key}: ${field.to} is not among the lists of the site`);
      return [{ key, to }];
    });
