import type { AnyResource } from './define-resource.ts';
import { RECORD_KEYS } from './definition-keys.ts';
import { MOMENT_KEYS } from './filter-field.ts';
import { portalKeys } from './portal-keys.ts';

/**
 * Places of a definition that name a field which it does not have. The compiler refuses them too, but a start does
 * not compile types, and a list with an empty column tells nobody why.
 * @returns where, and the key that is invalid
 */
export function unknownKeys(resource: AnyResource): { place: string; key: string }[] {
  const { fields, list, form, show, title, portal, conflicts, about } = resource;
  const stated = Object.keys(fields);
  const shown = [...stated, ...RECORD_KEYS];
  const keysOf = (sections: typeof form.sections) => sections.flatMap((section) => section.fields);
  const named: [place: string, keys: readonly string[], known: readonly string[]][] = [
    ['title', [title], shown],
    ['list.columns', list.columns, shown],
    ['list.under', list.under, shown],
    ['list.tile', list.tile === undefined ? [] : [list.tile], shown],
    ['list.filters', list.filters, [...stated, ...MOMENT_KEYS]],
    ['list.tabs', list.tabs === undefined ? [] : [list.tabs], list.filters],
    ['list.sort', list.sort.map(({ field }) => field), shown],
    ['form', keysOf(form.sections), stated],
    ['show', keysOf(show.sections), shown],
    ['owner', resource.owner === undefined ? [] : [resource.owner], stated],
    ['sharedBy', resource.sharedBy === undefined ? [] : [resource.sharedBy], stated],
    ['sharedAbout', resource.sharedAbout === undefined ? [] : [resource.sharedAbout], stated],
    ['assignee', resource.assignee === undefined ? [] : [resource.assignee], stated],
    ['office', resource.office === undefined ? [] : [resource.office], stated],
    ['timeZone', resource.timeZone === undefined ? [] : [resource.timeZone], stated],
    ['publicWhen', resource.publicWhen === undefined ? [] : [resource.publicWhen], stated],
    ['list.picture', list.picture === undefined ? [] : [list.picture], stated],
    ['about', about ? [about.resource, about.id] : [], stated],
    ['conflicts.parties', conflicts ? [conflicts.parties] : [], stated],
    ...(portal ? portalKeys(portal) : []).map(
      ([place, key]): [string, readonly string[], readonly string[]] => [
        `portal.${place}`,
        [key],
        place === 'facts' ? shown : stated,
      ],
    ),
    ...Object.entries(resource.actions).map(
      ([name, { needs, clash }]): [string, readonly string[], readonly string[]] => [
        name,
        [needs === undefined ? [] : needs, clash ? [clash.who, clash.when] : []].flat(),
        stated,
      ],
    ),
  ];
  return named.flatMap(([place, keys, known]) =>
    keys.filter((key) => !known.includes(key)).map((key) => ({ place, key })),
  );
}
