import type { AnyResource } from '#contract/define-resource.ts';
import { isChoices } from '#contract/filter-value.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { resources } from '#resources/index.ts';

/** A resource whose records name whom they belong to, in a field that its list is filtered by. */
export interface OwnedResource {
  readonly resource: AnyResource;
  readonly owner: string;
}

/** Those whose records can belong to one of this resource, and that have a list. */
export const ownedBy = ({ name }: AnyResource, among: readonly AnyResource[] = resources): OwnedResource[] =>
  among.flatMap((resource) => {
    const { owner, menu, list } = resource;
    const field = owner === undefined ? undefined : resource.fields[owner];
    const isOwned = field !== undefined && 'to' in field && field.to === name;
    return owner !== undefined && isOwned && menu !== false && list.filters.includes(owner)
      ? [{ resource, owner }]
      : [];
  });

/** Is this one of those that new records may name? Others may have some of before. */
export function mayOwn({ resource, owner }: OwnedResource, record: AnyRecord): boolean {
  const field = resource.fields[owner];
  const among = field && 'among' in field ? Object.entries(field.among ?? {}) : [];
  return among.every(([key, asked]) =>
    isChoices(asked) ? asked.some((value) => value === record[key]) : asked === record[key],
  );
}
