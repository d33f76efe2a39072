import fc from 'fast-check';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Field } from '#contract/fields.ts';
import { filterField } from '#contract/filter-field.ts';
import { isJoinable, sortKeys } from '#contract/list-query-schema.ts';
import { LANGUAGES } from '#contract/language.ts';
import { translatedKeys } from '#contract/translation.ts';
import type { FilterValue } from '#contract/filter-value.ts';
import { kindOf } from '#contract/field-kinds.ts';
import { type ListQuery } from '#contract/list-query.ts';

/** Any query that can be asked of a list, within what the definition offers. */
export function anyListQuery(resource: AnyResource): fc.Arbitrary<ListQuery> {
  const sort = fc.record({
    field: fc.constantFrom(...sortKeys(resource)),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  });
  const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });
  const filters = resource.list.filters.flatMap((key) => {
    const field = filterField(resource, key);
    return field ? [[key, fc.option(anyFilter(field), { nil: undefined })] as const] : [];
  });
  return fc.record(
    {
      page: fc.integer({ min: 1, max: 1e9 }),
      pageSize: fc.integer({ min: 1, max: 100 }),
      sort: fc.array(sort, { maxLength: 5 }),
      filters: fc.record(Object.fromEntries(filters)).map(withoutUndefined),
      search: fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
        .filter((text) => text.length <= 200 && !text.includes('\u0000')),
      trash: fc.constant(true),
      ...(translatedKeys(resource).length > 0 ? { missing: fc.constantFrom(...LANGUAGES) } : {}),
      ...(isJoinable(resource) ? { match: fc.constant('any' as const) } : {}),
      ids: fc.array(id, { maxLength: 100 }),
    },
    { requiredKeys: ['page', 'pageSize', 'sort', 'filters'] },
  );
}

function anyFilter(field: Field): fc.Arbitrary<FilterValue> {
  const moment = fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString());
  const number = fc.integer({ min: -1e9, max: 1e9 }).map((value) => value / 100);
  const { filter } = kindOf(field);
  switch (filter?.kind) {
    case 'toggle':
      return fc.boolean();
    case 'choices': {
      const choice: fc.Arbitrary<string | number> =
        field.type === 'select'
          ? fc.constantFrom(...Object.keys(field.options))
          : fc.integer({ min: 1, max: 2 ** 31 - 1 });
      return fc.array(choice, { minLength: 1, maxLength: 50 });
    }
    case 'range':
      if (filter.input === 'number') return range(number);
      return range(filter.hasDays ? moment : moment.map((value) => value.slice(0, 10)));
    case undefined:
      throw new Error(`A ${field.type} field has no filter`);
  }
}

const range = <T>(end: fc.Arbitrary<T>) =>
  fc.record({ from: end, to: end }, { requiredKeys: [] }).filter((ends) => Object.keys(ends).length > 0);

const withoutUndefined = <T>(values: Record<string, T | undefined>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
