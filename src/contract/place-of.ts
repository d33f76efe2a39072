import type { AnyResource } from './define-resource.ts';

/**
 * The number of the place whose clock the times of a record are told by: the one that it names.
 * @param record undefined where it is not to be had
 * @param places the name of the resource whose records are places; undefined: there is none
 * @returns undefined where it names none, or several at once, whose clocks may differ
 */
export function placeOf(
  { fields }: Pick<AnyResource, 'fields'>,
  record: Readonly<Record<string, unknown>> | undefined,
  places: string | undefined,
): number | undefined {
  return Object.entries(fields)
    .map(([key, field]) => ('to' in field && field.to === places ? record?.[key] : null))
    .find((value) => typeof value === 'number');
}
