/** A range of days or numbers, both ends included. */
export interface Range<T> {
  from?: T;
  to?: T;
}

/** What a list is filtered by: any of several values, yes or no, or from and to. */
export type FilterValue = readonly (string | number)[] | boolean | Range<string> | Range<number>;

/** Stands among the choices of a filter for records that point at nothing. */
export const NONE = 'none';
/** Stands among them for whoever asks, so that a shared view is everybody's own. */
export const ME = 'me';
/** In the place of a span of days or moments: what is late by now. */
export const LATE = 'late';

/** `Array.isArray` does not narrow read-only arrays. */
export const isChoices = (value: FilterValue): value is readonly (string | number)[] => Array.isArray(value);
