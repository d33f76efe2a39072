import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { canManage } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { adminPath, callPath, editPath } from '#contract/resource-paths.ts';
import { resources } from '#resources/index.ts';
import type { Api } from '#tests/support/browser-api.ts';
import { expect, figure, test } from '#tests/support/browser.ts';
import { OTHER, expectDrafts, forgetDrafts, losses } from '#tests/support/losses.ts';
import { buildFields, buildRecord } from '#tests/support/record-builder.ts';

/** Something other than what is there: only that is a draft. */
const typedOver = (before: string): string => (before === '17' ? '19' : '17');

/** What one writes into, words and numbers alike, from top to bottom. */
const fieldIn = (page: Page): Locator =>
  page
    .locator('main form')
    .locator('textarea, input:not([type]), input:is([type=text], [type=email], [type=tel], [type=url])')
    .and(page.locator(':not([role=combobox]):not([readonly]):not([disabled])'))
    .filter({ visible: true })
    .first();

interface Form {
  readonly name: string;
  readonly resource: AnyResource;
  /** Its address; of a record, or of a new one. */
  readonly pathOf: (id: number) => string;
  readonly isNew: boolean;
}

const forms = (resources as readonly AnyResource[])
  .filter(({ menu }) => menu !== false)
  .flatMap((resource): Form[] => {
    const { name, thread } = resource;
    const address = adminPath(resource);
    return [
      ...(canManage(resource, 'create', 'Admin')
        ? [{ name: `a new record of ${name}`, resource, pathOf: () => `${address}/new`, isNew: true }]
        : []),
      ...(canManage(resource, 'update', 'Admin')
        ? [
            {
              name: `a record of ${name}`,
              resource,
              pathOf: (id: number) => editPath(resource, id),
              isNew: false,
            },
          ]
        : []),
      ...(thread
        ? [{ name: `a note of ${name}`, resource, pathOf: (id: number) => `${address}/${id}`, isNew: false }]
        : []),
    ];
  });

for (const { name, resource, pathOf, isNew } of forms)
  test(`C-19 nothing typed into ${name} is lost, in ten ways to lose it`, async ({
    page: first,
    enter,
    api,
    host,
    say,
    signIn,
  }) => {
    test.setTimeout(300_000);
    const record = isNew ? { id: 0 } : await firstRecord(resource, api);
    const { id } = record;
    const path = pathOf(id);
    const restore = (page: Page) =>
      page.getByRole('button', { name: say('استعادة', 'Restore'), exact: true }).click();
    let page = first;
    letGo(page);
    page.context().on('page', letGo);
    await enter(page, 'admin', '/admin/profile');
    for (const [loss, lose] of Object.entries(losses)) {
      await page.goto(path);
      const before = await fieldIn(page).inputValue();
      const typed = typedOver(before);
      await fieldIn(page).fill(typed);
      await expectDrafts(page, 1);
      const saveElsewhere = isNew ? undefined : () => saveAgain(page, { resource, record, api });
      page = await lose({ page, path, typed, fieldIn, host, api, say, signIn, saveElsewhere });
      await expect(fieldIn(page), loss).toHaveValue(before);
      await restore(page);
      // What was typed last, in the other tab, is offered first.
      if ((await fieldIn(page).inputValue()) === OTHER) await restore(page);
      await expect(fieldIn(page), loss).toHaveValue(typed);
      await forgetDrafts(page);
    }
    figure(`${Object.keys(losses).length} losses, 0 lost`);
  });

const recordSchema = z.looseObject({ id: z.number() });
type StoredRecord = z.infer<typeof recordSchema>;

/** A record of the demo content, or one that is made where that has none. */
async function firstRecord(resource: AnyResource, api: Api): Promise<StoredRecord> {
  if (resource.onlyId !== undefined) return { id: resource.onlyId };
  const listed = await api.call('admin', `GET ${callPath(resource, resource.verbs.list)}?pageSize=1`);
  const [record] = z.array(recordSchema).parse(listed);
  const add = `POST ${callPath(resource, resource.verbs.create)}`;
  return record ?? recordSchema.parse(await api.call('admin', add, buildRecord(resource)));
}

/** Somebody else changes the record, in a field other than the one in which somebody types. */
async function saveAgain(
  page: Page,
  { resource, record, api }: { resource: AnyResource; record: StoredRecord; api: Api },
): Promise<void> {
  const typedIn = (await fieldIn(page).getAttribute('id')) ?? '';
  const simple = Object.entries(resource.fields).filter(([, { type }]) =>
    ['bilingual', 'longText', 'number', 'date', 'text', 'url'].includes(type),
  );
  const values = buildFields(Object.fromEntries(simple), { number: (count += 1) });
  const other = [...choicesOther(resource, record), ...Object.entries(values)].findLast(
    ([key]) => !typedIn.endsWith(`-${key}`),
  );
  if (!other) throw new Error(`Nothing else of ${resource.name} can be changed`);
  await api.call('admin', `PUT ${callPath(resource, resource.verbs.update)}`, {
    id: record.id,
    ...Object.fromEntries([other]),
  });
}
let count = 1;

/** What can be chosen, otherwise than the record has it: where nothing else can be changed. */
const choicesOther = ({ fields }: AnyResource, record: StoredRecord): [string, unknown][] =>
  Object.entries(fields).flatMap(([key, field]): [string, unknown][] => {
    if (field.type === 'boolean') return [[key, record[key] !== true]];
    if (field.type !== 'select') return [];
    return [[key, Object.keys(field.options).find((option) => option !== record[key])]];
  });

/** A page that is left with something typed in it asks, in the browser's own words. */
const letGo = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());
