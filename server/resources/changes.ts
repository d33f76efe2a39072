import { isSame } from '#contract/changed-values.ts';

/** What a change did to the values of a record: `{ field: [before, after] }`. */
export type Changes = Readonly<Record<string, readonly [unknown, unknown]>>;

type Values = Readonly<Record<string, unknown>>;

/** The fields in which two versions of a record differ. */
export function changesBetween(
  before: Values | null,
  after: Values | null,
  keys: readonly string[],
): Changes {
  const changes: Record<string, [unknown, unknown]> = {};
  for (const key of keys) {
    const [was, is] = [before?.[key] ?? null, after?.[key] ?? null];
    // The database gives the keys of a picture back in an order of its own.
    if (!isSame(was, is)) changes[key] = [was, is];
  }
  return changes;
}
