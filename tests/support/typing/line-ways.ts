import { expect } from '@playwright/test';
import type { Field } from '#contract/fields.ts';
import { type FieldWay, READ } from './field-way.ts';

/** What is typed as words. @param words for each number others */
const written = (words: (number: number) => string): FieldWay & Required<Pick<FieldWay, 'write'>> => {
  const write: FieldWay['write'] = (control, number) => control.fill(words(number));
  return {
    write,
    async fill(control) {
      const before = await control.inputValue();
      await write(control, words(24) === before ? 25 : 24);
    },
    read: (control) => control.inputValue(READ),
  };
};

export const line = written((number) => `نص Text ${number}`);
export const lines = written((number) => `نص ${number}\nText ${number}`);
export const address = written((number) => `person-${number}@example.com`);
export const link = written((number) => `https://example.com/${number}`);
export const digits = written((number) => String(70 + number));
export const day = written((number) => `2031-05-${number}`);

const onClock = written((number) => `2031-05-${number}T09:30`);
/** Until the clock of its place is known, it shows no time and takes none. */
export const moment: FieldWay = {
  async fill(control, field) {
    await expect(control).toBeEditable();
    await onClock.fill(control, field);
  },
  async read(control, field) {
    await expect(control).toBeEditable();
    return onClock.read(control, field);
  },
  async write(control, number) {
    await expect(control).toBeEditable();
    await onClock.write(control, number);
  },
};

const isLong = (field: Field): boolean => 'long' in field && field.long === true;
/** Each half of a text in both languages has a control of its own. */
export const half: FieldWay = {
  ...line,
  fill: (control, field) => (isLong(field) ? lines : line).fill(control, field),
};

const numbered = written((number) => `+9665012345${number}`);
/** A number that follows another one is let go of first. */
export const phoneNumber: FieldWay = {
  ...numbered,
  async fill(control, field) {
    if ('sameAs' in field && field.sameAs !== undefined)
      await control
        .locator('xpath=ancestor::*[.//input[@type="checkbox"]][1]//input[@type="checkbox"]')
        .setChecked(false);
    const before = digitsOf(await control.inputValue());
    await numbered.write(control, before.endsWith('24') ? 25 : 24);
  },
  // Written in groups as soon as it is left.
  read: async (control) => digitsOf(await control.inputValue(READ)),
};

const digitsOf = (text: string): string => text.replaceAll(/[^\d+]/g, '');
