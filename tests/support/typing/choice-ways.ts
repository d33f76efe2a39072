import { type Locator, expect } from '@playwright/test';
import { type FieldWay, READ } from './field-way.ts';

export const tick: FieldWay = {
  // It is drawn over by the looks of a switch.
  fill: (control) => control.press('Space'),
  read: async (control) => String(await control.isChecked(READ)),
};

export const option: FieldWay = {
  async fill(control) {
    const before = await control.inputValue();
    const values = await control
      .locator('option')
      .evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value));
    const other = values.find((value) => value !== '' && value !== before);
    if (other === undefined) throw new Error(`Nothing but «${before}» can be chosen`);
    await control.selectOption(other);
  },
  read: (control) => control.inputValue(READ),
};

/** A box in which records are searched has their numbers beside it. */
const chosenIn = (box: Locator): Promise<string> =>
  box.locator('xpath=ancestor::*[@role="combobox"][1]/input[@type="hidden"]').inputValue(READ);

/** Opens the box, and takes the first record that is not chosen. */
async function choose(box: Locator): Promise<void> {
  const before = await chosenIn(box);
  await box.press('ArrowDown');
  const offered = box.page().locator(`[id="${await box.getAttribute('id')}-items"] [role=option]`);
  await offered.and(box.page().locator(':not([data-selected])')).first().click();
  await expect.poll(() => chosenIn(box)).not.toBe(before);
  await box.blur();
}

/** Which one it is, and the name that a person reads. */
export const record: FieldWay = {
  fill: choose,
  read: async (box) => `${await chosenIn(box)} ${await box.inputValue(READ)}`.trim(),
};

/** One more, or, where there are some, one less: all may be chosen. */
export const severalRecords: FieldWay = {
  async fill(box) {
    const before = await chosenIn(box);
    if (before === '') return choose(box);
    // Those whose name has not come yet stay.
    await expect(async () => {
      await box.press('Backspace');
      expect(await chosenIn(box)).not.toBe(before);
    }).toPass();
    await box.blur();
  },
  read: chosenIn,
};
