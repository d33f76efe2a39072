import { type Page, expect } from '@playwright/test';
import { canManage } from '#contract/access.ts';
import { isNarrowed } from '#contract/choices.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { isWritableBy } from '#contract/field-rights.ts';
import { emptyValue } from '#contract/field-schemas.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { resourceNamed, resources } from '#resources/index.ts';
import { controlIn } from './composed-ways.ts';
import { fieldsOfForm } from './form-fields.ts';
import { type FormPlace, dialogIn } from './form-place.ts';

/** No record is called so. */
const NAME = 'Nobody has this name';

/** The forms of a related record that is made from the form of another: each once, from the first form that offers it. */
export const relatedPlaces: readonly FormPlace[] = firstOfEachTarget().map(({ from, key, target }) => ({
  name: `a new record of ${target.name} over the form of ${from.name}`,
  resource: target,
  fields: fieldsOfForm(target, { isNew: true }),
  pathOf: async () => `${adminPath(from)}/new`,
  open: (page) => beginAt(page, key),
}));

interface Offer {
  readonly from: AnyResource;
  readonly key: string;
  readonly target: AnyResource;
}

function firstOfEachTarget(): Offer[] {
  const offers = (resources as readonly AnyResource[])
    .filter((from) => from.menu !== false && canManage(from, 'create', 'Admin'))
    .flatMap(offersOf);
  return [...new Map(offers.toReversed().map((offer) => [offer.target.name, offer])).values()];
}

function offersOf(from: AnyResource): Offer[] {
  return from.form.sections
    .flatMap(({ fields }) => fields)
    .flatMap((key): Offer[] => {
      const field = from.fields[key];
      if (!field || !('to' in field) || isNarrowed(field) || !isWritableBy(field, 'Admin')) return [];
      const target = resourceNamed(field.to);
      const hasForm =
        target.menu !== false && target.onlyId === undefined && target.screens.create !== 'custom';
      const title = target.fields[target.title];
      const isNamed =
        title !== undefined && isWritableBy(title, 'Admin') && typeof emptyValue(title) === 'string';
      return hasForm && isNamed && canManage(target, 'create', 'Admin') ? [{ from, key, target }] : [];
    });
}

/** Types a name that nobody has into the box, and makes a record of it. */
async function beginAt(page: Page, key: string): Promise<void> {
  const box = controlIn(page.locator('main form'), `-${key}`);
  await box.focus();
  await box.fill(NAME);
  const options = page.locator(`[id="${await box.getAttribute('id')}-items"] [role=option]`);
  await expect(options).toHaveText([new RegExp(NAME)]);
  await box.press('Enter');
  await expect(dialogIn(page).locator('form')).toBeVisible();
}
