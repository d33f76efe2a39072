import { type Locator, type Page, expect } from '@playwright/test';
import type { Field } from '#contract/fields.ts';
import type { Say } from '../browser-journey.ts';
import { pageOfDialog } from '../dialog-records.ts';
import { type TypedDialog, tickOf } from '../typed-dialogs.ts';
import { READ } from './field-way.ts';
import { type FormField, drawnFields, fieldAt } from './form-fields.ts';
import { type FormPlace, dialogIn } from './form-place.ts';

/** A dialog in which something is typed, filled in by its fields. */
export const placeOf = (dialog: TypedDialog, changed: Partial<FormPlace> = {}): FormPlace => ({
  name: dialog.name,
  resource: dialog.resource,
  fields: fieldsOf(dialog),
  pathOf: (api) => pageOfDialog(dialog, api),
  open: (page, say) => open(page, dialog, say),
  ...changed,
});

const fieldsOf = ({ fields, controls = {}, isTicked }: TypedDialog): FormField[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const control = controls[key];
    const found =
      control === undefined
        ? drawnFields({ [key]: field })
        : fieldAt({ key, field, at: (form) => form.locator(control).first() });
    return isTicked ? found.map((one) => afterTick(one, field)) : found;
  });

/** Its box is ticked before it is drawn. */
function afterTick({ fill, read, write, ...rest }: FormField, field: Field): FormField {
  const { ar, en } = tickOf(field);
  const boxIn = (form: Locator): Locator =>
    form
      .getByRole('checkbox', { name: ar, exact: true })
      .or(form.getByRole('checkbox', { name: en, exact: true }));
  return {
    ...rest,
    async fill(form) {
      await boxIn(form).check();
      await fill(form);
    },
    read: async (form) => ((await boxIn(form).isChecked(READ)) ? `ticked: ${await read(form)}` : ''),
    ...(write && {
      async write(form: Locator, number: number) {
        await boxIn(form).check();
        await write(form, number);
      },
    }),
  };
}

async function open(page: Page, { on, by }: TypedDialog, say: Say): Promise<void> {
  if (typeof by === 'string') {
    const cell = page.locator(`tr[data-row-id] td[data-column="${by}"]`).first();
    // Until the program has taken the list over.
    await expect(async () => {
      await cell.dblclick({ position: { x: 6, y: 6 } });
      await expect(dialogIn(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    return;
  }
  if (on === 'rows') await page.locator('tr[data-row-id]').first().getByRole('checkbox').check();
  for (const { ar, en } of by) {
    const name = say(ar, en);
    await page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('menuitem', { name, exact: true }))
      .first()
      .click();
  }
  await expect(dialogIn(page)).toBeVisible();
}
