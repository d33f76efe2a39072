import type { AnyResource } from './define-resource.ts';
import type { ListQuery } from './list-query.ts';
import { openStates } from './workflow.ts';

/** A resource whose records name somebody, in a field that its list is filtered by. */
export interface OwnedResource {
  readonly resource: AnyResource;
  /** The field: whom they belong to, or who takes care of them. */
  readonly by: string;
  /** Only those that are not closed, in the hands of who takes care of them. */
  readonly isInHand: boolean;
}

/** Those whose records can belong to one of this resource, or be in its hands, and that have a list. */
export const ownedBy = ({ name }: AnyResource, among: readonly AnyResource[]): OwnedResource[] =>
  among.flatMap((resource) => {
    const { owner, assignee, menu, list, fields } = resource;
    const places = [
      { by: owner, isInHand: false },
      { by: assignee, isInHand: true },
    ];
    return places.flatMap(({ by, isInHand }) => {
      const field = by === undefined ? undefined : fields[by];
      const isNamed = field !== undefined && 'to' in field && field.to === name;
      return by !== undefined && isNamed && menu !== false && list.filters.includes(by)
        ? [{ resource, by, isInHand }]
        : [];
    });
  });

/** What a list is narrowed by to show what is meant of one record. */
export function filtersOf({ resource, by, isInHand }: OwnedResource, id: number): ListQuery['filters'] {
  const { workflow, list } = resource;
  const isNarrowed = isInHand && workflow !== undefined && list.filters.includes(workflow.field);
  return { [by]: [id], ...(isNarrowed ? { [workflow.field]: openStates(workflow) } : {}) };
}
