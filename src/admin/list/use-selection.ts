import { useEffect, useState } from 'react';
import { BULK_MAX, type Selection, type Shown } from '#contract/bulk.ts';
import { listQueryOf, listParams, type ListQuery } from '#contract/list-query.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { onLeftChoice, listPlaceOf, without } from './list-place.ts';

/** The rows that are chosen for what is done to many: by number, or all that the filters find. */
export interface ListSelection {
  readonly count: number;
  /** All that the filters find, also what no page has shown yet. */
  readonly isMatching: boolean;
  has(id: number): boolean;
  /** @param through also every row of the page between the row chosen last and this one */
  toggle(id: number, through?: boolean): void;
  /** Every row of the page, or none of them when all are. */
  togglePage(): void;
  /** All of this page, some of it, or nothing. */
  readonly page: 'all' | 'some' | 'none';
  /** Chooses all `total` records that the filters find. Null where these are all on the page, or too many. */
  readonly selectMatching: (() => void) | null;
  drop(ids: readonly number[]): void;
  clear(): void;
  /** What a bulk call is told. */
  readonly selection: Selection;
  /** The chosen rows, each with the version that this page shows, or that was shown when it was chosen. */
  readonly shown: readonly Shown[];
}

export interface Chosen {
  /** The question that the rows answer: another search or filter chooses anew. */
  of: string;
  /** Each with the version that the list showed when it was chosen. */
  ids: ReadonlyMap<number, number>;
  /** How many there were when all that match were chosen. */
  matching: number | null;
  last: number | null;
}

interface SelectionInput {
  resource: AnyResource;
  query: ListQuery;
  rows: readonly AnyRecord[];
  total: number;
}

/** Keeps the chosen rows while the list is paged and sorted. */
export function useSelection({ resource, query, rows, total }: SelectionInput): ListSelection {
  const of = questionOf(resource, query);
  const [state, setState] = useState<Chosen>(() => listPlaceOf(resource.name).choice ?? nothing(of));
  useEffect(() => {
    listPlaceOf(resource.name).choice = state;
  }, [resource, state]);
  useEffect(
    () => onLeftChoice((list, id) => list === resource.name && setState((now) => without(now, id))),
    [resource],
  );
  const chosen = state.of === of ? state : nothing(of);
  // Whoever has a row before them sees what it has become; one of another page stays as it was shown.
  const seen = rows.filter(({ id, version }) => chosen.ids.has(id) && chosen.ids.get(id) !== version);
  if (seen.length > 0) setState({ ...chosen, ids: new Map([...chosen.ids, ...versionsIn(seen)]) });
  const pageIds = rows.map(({ id }) => id);
  const isMatching = chosen.matching !== null;
  const has = (id: number) => isMatching || chosen.ids.has(id);
  const inPage = pageIds.filter(has).length;
  const page = inPage === 0 ? 'none' : inPage === pageIds.length ? 'all' : 'some';
  const versions = new Map([...chosen.ids, ...versionsIn(rows)]);
  const versionsOf = (ids: readonly number[]) => new Map([...versions].filter(([id]) => ids.includes(id)));
  const choose = (ids: readonly number[], last: number | null = null) =>
    setState({ of, ids: versionsOf(ids), matching: null, last });
  /** Taken back from «all that match», the choice is what the page shows. */
  const present = isMatching ? pageIds : [...chosen.ids.keys()];

  return {
    count: chosen.matching ?? chosen.ids.size,
    isMatching,
    has,
    page,
    toggle: (id, through = false) => {
      if (has(id)) return choose(present.filter((other) => other !== id));
      choose([...present, ...(through ? between(pageIds, chosen.last, id) : []), id], id);
    },
    togglePage: () =>
      choose(page === 'all' ? present.filter((id) => !pageIds.includes(id)) : [...present, ...pageIds]),
    selectMatching:
      total > pageIds.length && total <= BULK_MAX && !isMatching
        ? () => setState({ of, ids: new Map(), matching: total, last: null })
        : null,
    drop: (ids) => choose(present.filter((id) => !ids.includes(id))),
    clear: () => setState(nothing(of)),
    selection:
      chosen.matching === null ? { ids: present } : { matching: { query: of, count: chosen.matching } },
    shown: [...versionsOf(present)].map(([id, version]) => ({ id, version })),
  };
}

const versionsIn = (rows: readonly AnyRecord[]) => rows.map(({ id, version }) => [id, version] as const);

const nothing = (of: string): Chosen => ({ of, ids: new Map(), matching: null, last: null });

/** Search and filters as a query string: what is the same on every page and in every order. */
function questionOf(resource: AnyResource, query: ListQuery): string {
  const {
    PageIndex: _,
    PageSize: __,
    ...question
  } = listParams({
    ...listQueryOf(resource),
    ...query,
    sort: [],
  });
  return new URLSearchParams(question).toString();
}

function between(ids: readonly number[], last: number | null, id: number): number[] {
  const [from, to] = [last === null ? -1 : ids.indexOf(last), ids.indexOf(id)];
  if (from === -1 || to === -1) return [];
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}
