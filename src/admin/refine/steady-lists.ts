import type { Query } from '@tanstack/react-query';

/** The `meta` of a query whose rows must not move by themselves: what is new is announced, and shown when asked for. */
export const STEADY = { isSteady: true } as const;

/** Does such a change put a record on a list? */
export const isArrival = (type: string): boolean => type === 'created' || type === 'restored';

export const isBeingRead = (query: Query): boolean => query.isActive() && query.meta?.['isSteady'] === true;
