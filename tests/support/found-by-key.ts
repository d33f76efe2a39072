import { nameKeys, searchKeys } from '#server/resources/capabilities/conflicts/names/name-keys.ts';

/** Whether a check of one name asks about the other at all, as the host does it: by what it is found by. */
export function isFoundByKey(one: string, other: string): boolean {
  const keys = new Set(nameKeys(other));
  return searchKeys(nameKeys(one)).some((key) => keys.has(key));
}
