import { type Locator, expect } from '@playwright/test';
import { isWritableBy } from '#contract/field-rights.ts';
import { wireKeys } from '#contract/field-kinds.ts';
import type { Field } from '#contract/fields.ts';
import { hasRows } from '#contract/has-rows.ts';
import { rowFields } from '#admin/rows/row-fields.ts';
import { sampleBytes } from '../store-sample-image.ts';
import { type FieldWay, READ } from './field-way.ts';

const currencyBeside = (amount: Locator): Locator =>
  amount.locator('xpath=ancestor::*[.//select][1]//select');

/** An amount, and in the other currency. Of nothing no currency is kept. */
export const sum: FieldWay = {
  async fill(amount) {
    await amount.fill((await amount.inputValue()) === '125.25' ? '126.25' : '125.25');
    const currency = currencyBeside(amount);
    const before = await currency.inputValue();
    const codes = await currency
      .locator('option')
      .evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value));
    await currency.selectOption(codes.find((code) => code !== before) ?? before);
  },
  async read(amount) {
    const text = await amount.inputValue(READ);
    return text === '' ? '' : `${text} ${await currencyBeside(amount).inputValue(READ)}`;
  },
};

/** The first day of the week: from when to when. */
export const week: FieldWay = {
  async fill(group) {
    const monday = group.getByRole('group').first();
    const times = monday.locator('input[type=time]');
    if ((await times.count()) === 0) await monday.getByRole('button').first().click();
    await times.nth(0).fill('07:17');
    await times.nth(1).fill('16:43');
  },
  async read(group) {
    await group.waitFor(READ);
    const times = await group
      .locator('input[type=time]')
      .evaluateAll((inputs: HTMLInputElement[]) =>
        inputs.map(({ id, value }) => `${id.split('.').at(-1)} ${value}`),
      );
    return times.join(', ');
  },
};

/** The picture that is shown, by its address. */
async function pictureAbove(chooser: Locator): Promise<string> {
  await chooser.waitFor({ ...READ, state: 'attached' });
  const pictures = chooser.locator('xpath=../..').locator('figure img');
  return (await pictures.count()) === 0 ? '' : ((await pictures.first().getAttribute('src', READ)) ?? '');
}
/** The host has it at once; the form keeps which one it is. */
export const uploaded: FieldWay = {
  async fill(chooser) {
    const before = await pictureAbove(chooser);
    const buffer = await sampleBytes('png');
    await chooser.setInputFiles({ name: 'sample.png', mimeType: 'image/png', buffer });
    await expect(async () => {
      const now = await pictureAbove(chooser);
      expect(now).not.toBe('');
      expect(now).not.toBe(before);
    }).toPass();
  },
  read: pictureAbove,
};

/** The fields of a row, each by the end of the id of its control. */
const partsOf = (field: Field): [end: string, own: Field][] =>
  hasRows(field)
    ? rowFields(field)
        .filter(([, own]) => isWritableBy(own, 'Admin'))
        .flatMap(([key, own]) => wireKeys(key, own).map((wireKey): [string, Field] => [`.${wireKey}`, own]))
    : [];

/** The control whose id ends so. */
export const controlIn = (form: Locator, end: string): Locator =>
  form.locator(`:is(input, textarea, select, fieldset)[id$="${end}"]`);

/** One more row, with every field of it. @param wayOf how those are filled in; `null`: not at all */
export const rowsBy = (wayOf: (field: Field) => FieldWay | null): FieldWay => ({
  async fill(group, field) {
    await group.locator(':scope > div > button').click();
    const row = group.locator('li[data-row]').last();
    for (const [end, own] of partsOf(field)) await wayOf(own)?.fill(controlIn(row, end), own);
  },
  async read(group, field) {
    await group.waitFor(READ);
    const rows = group.locator('li[data-row]');
    const shown = [String(await rows.count())];
    for (const [end, own] of partsOf(field)) {
      const control = controlIn(rows.last(), end);
      // Of a folded one they are not drawn.
      if ((await control.count()) > 0) shown.push((await wayOf(own)?.read(control, own)) ?? '');
    }
    return shown.join(' | ');
  },
});
