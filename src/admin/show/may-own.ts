import { isChoices } from '#contract/filter-value.ts';
import type { OwnedResource } from '#contract/owned-by.ts';
import type { AnyRecord } from '#providers/records/records.ts';

/** Is this one of those that new records may name? Others may have some of before. */
export function mayOwn({ resource, by }: OwnedResource, record: AnyRecord): boolean {
  const field = resource.fields[by];
  const among = field && 'among' in field ? Object.entries(field.among ?? {}) : [];
  return among.every(([key, asked]) =>
    isChoices(asked) ? asked.some((value) => value === record[key]) : asked === record[key],
  );
}
