import type { Locator } from '@playwright/test';
import type { Field } from '#contract/fields.ts';
import { READ, type FieldWay } from './field-way.ts';
import { type FormField, fieldAt } from './form-fields.ts';
import { lines } from './line-ways.ts';

const label = { ar: '', en: '' };
const text = { type: 'text', label } as const satisfies Field;
const phone = { type: 'phone', label } as const satisfies Field;

const named = (key: string, field: Field, way?: FieldWay): FormField[] =>
  fieldAt({ key, field, ...(way && { way }), at: (form) => form.locator(`[name="${key}"]`) });

/** One's own names and numbers: the second number is there as soon as it is another one. */
export const ownDetailsFields: readonly FormField[] = [
  ...named('fullNameAr', text),
  ...named('fullNameEn', text),
  ...named('mobileNumber', phone),
  ...named('whatsAppNumber', phone).map(({ fill, read, isDrawn, key }) => ({
    key,
    isDrawn,
    async fill(form: Locator) {
      await sameIn(form).setChecked(false);
      await fill(form);
    },
    read: async (form: Locator) => ((await sameIn(form).isChecked(READ)) ? 'the same' : read(form)),
  })),
];
const sameIn = (form: Locator): Locator =>
  form.filter({ has: form.page().locator('[name="mobileNumber"]') }).getByRole('checkbox');

/** Who reads a note: a choice of two, side by side. */
const readers: FieldWay = {
  fill: (choices) => choices.and(choices.page().locator(':not(:checked)')).first().press('Space'),
  read: (choices) => choices.and(choices.page().locator(':checked')).inputValue(READ),
};

/** Files of a note are kept nowhere. */
export const noteFields: readonly FormField[] = [
  ...fieldAt({ key: 'text', field: text, way: lines, at: (form) => form.locator('textarea').first() }),
  ...fieldAt({
    key: 'visibility',
    field: text,
    way: readers,
    at: (form) => form.filter({ has: form.page().locator('textarea') }).locator('input[type=radio]'),
  }),
];
