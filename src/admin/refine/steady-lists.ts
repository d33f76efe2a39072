import type { Query } from '@tanstack/react-query';
import { isObject } from '#contract/is-object.ts';

/** The `meta` of a query whose rows must not move by themselves: what is new is announced, and shown when asked for. */
export const STEADY = { isSteady: true } as const;

/** Does such a change put a record on a list? */
export const isArrival = (type: string): boolean => type === 'created' || type === 'restored';

/** Is it the record of a form, which is not to move under the person who types? */
export const isForChange = ({ queryKey }: Query): boolean =>
  queryKey.some((part) => isObject(part) && part['forUpdate'] === true);

export const isBeingRead = (query: Query): boolean => query.isActive() && query.meta?.['isSteady'] === true;
