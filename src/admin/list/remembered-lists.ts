import type { AnyResource } from '#contract/define-resource.ts';
import { listQuerySchema } from '#contract/list-query-schema.ts';
import { type ListQuery, listQueryOf } from '#contract/list-query.ts';
import { valuesOfQuery } from '#contract/query-string.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { LIST_PLACE_STORE } from '#contract/stores.ts';
import { readStored, writeStored } from '#providers/browser/browser-storage.ts';
import { currentRole, getSession } from '#providers/session/session-store.ts';

/** Remembers what a list showed, as long as the tab lives: the way back, and the records before and behind one. */
export function rememberList(resource: AnyResource, search: string): void {
  if (readStored('session', storeName(resource)) !== search)
    writeStored('session', storeName(resource), search);
}

/** The way back to a list as it was left. */
export function listPath(resource: AnyResource): string {
  const search = searchOf(resource);
  return search ? `${adminPath(resource)}?${search}` : adminPath(resource);
}

/** What the list asked when it was left; null where nobody has seen it in this tab. */
export function rememberedQuery(resource: AnyResource): ListQuery | null {
  const search = readStored('session', storeName(resource));
  return search === null ? null : queryFrom(resource, search);
}

/** The list that an address asks for; the defaults for one that the host would refuse. The trash has one of its own. */
export function queryFrom(resource: AnyResource, search: string): ListQuery {
  const parsed = parse(resource, search);
  return parsed.success ? { ...parsed.data, trash: false } : listQueryOf(resource);
}

/** Would the host answer what an address asks? */
export const isAskable = (resource: AnyResource, search: string): boolean => parse(resource, search).success;

const parse = (resource: AnyResource, search: string) =>
  listQuerySchema(resource, currentRole()).safeParse(valuesOfQuery(search));

/** Of the account: whoever comes next to this tab is not led to what somebody else had searched for. */
const storeName = (resource: AnyResource): string =>
  `${LIST_PLACE_STORE}:${resource.name}:${getSession()?.user.id}`;
const searchOf = (resource: AnyResource): string => readStored('session', storeName(resource)) ?? '';
