import { isObject } from '#contract/is-object.ts';

/** The place of an entry among those of this visit, from the state the router gives it; 0 is where it began. */
export const placeInHistory = (state: unknown): number =>
  isObject(state) && typeof state['idx'] === 'number' ? state['idx'] : 0;
