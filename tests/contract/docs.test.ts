import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { serviceCategories } from '#resources/service-categories.ts';
import { everyField } from '#tests/support/every-field.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('docs/fields.md lists every kind of field', () => {
  const listed = [...read('docs/fields.md').matchAll(/^\| `(\w+)`/gm)].map(([, kind]) => kind);
  const kinds = new Set(
    [everyField, serviceCategories].flatMap(({ fields }) => Object.values(fields).map(({ type }) => type)),
  );
  expect(listed.toSorted()).toEqual([...kinds].toSorted());
});
