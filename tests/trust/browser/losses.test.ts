import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { canManage, reach } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { adminPath, callPath, editPath } from '#contract/resource-paths.ts';
import { attachGrant } from '#contract/thread-grants.ts';
import { resourceNamed, resources } from '#resources/index.ts';
import type { Api } from '#tests/support/browser-api.ts';
import { expect, figure, test } from '#tests/support/browser.ts';
import { type Typed, expectDrafts, forgetDrafts, isTried, isTriedIn, losses } from '#tests/support/losses.ts';
import { threeFiles } from '#tests/support/browser-journey.ts';
import { buildFields, buildRecord } from '#tests/support/record-builder.ts';

/** What is typed into the same form in another tab. */
const OTHER = '28';
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
  /** A file goes with it, which is kept nowhere: its words are. */
  readonly hasFile?: true;
}

const ownDetails: Form = {
  name: 'one’s own details',
  resource: resourceNamed('users'),
  pathOf: () => '/admin/profile',
  isNew: true,
};
const forms = (resources as readonly AnyResource[])
  .filter((resource) => resource.menu !== false && isTried(resource))
  .flatMap((resource): Form[] => {
    const { name } = resource;
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
      ...notesOf(resource).map((note) => ({
        ...note,
        resource,
        pathOf: (id: number) => `${address}/${id}`,
        isNew: false,
      })),
    ];
  });

function notesOf(resource: AnyResource): Pick<Form, 'name' | 'hasFile'>[] {
  if (!resource.thread) return [];
  const note = { name: `a note of ${resource.name}` };
  return reach(attachGrant(resource), 'Admin') !== null
    ? [note, { name: `${note.name} with a file`, hasFile: true }]
    : [note];
}

for (const { name, resource, pathOf, isNew, hasFile } of [
  ...forms,
  ...(isTried(ownDetails.resource) ? [ownDetails] : []),
])
  test(`C-19 nothing typed into ${name} is lost, in ten ways to lose it`, async ({
    page: first,
    enter,
    api,
    host,
    say,
    signIn,
    language,
  }) => {
    test.skip(!isTriedIn(language, resource), 'in Arabic alone');
    test.setTimeout(300_000);
    const record = isNew ? { id: 0 } : await firstRecord(resource, api);
    const { id } = record;
    const path = pathOf(id);
    const restore = (page: Page) =>
      page.getByRole('button', { name: say('استعادة', 'Restore'), exact: true }).click();
    let page = first;
    letGo(page);
    page.context().on('page', letGo);
    await enter(page, 'admin', '/admin');
    for (const [loss, lose] of Object.entries(losses)) {
      await page.goto(path);
      if (hasFile) await attach(page, say);
      const before = await fieldIn(page).inputValue();
      const typed = typedOver(before);
      const type = (at: Page, what: Typed) =>
        fieldIn(at).fill({ kept: typed, passing: '27', other: OTHER }[what]);
      await type(page, 'kept');
      await expectDrafts(page, 1);
      const saveElsewhere = isNew ? undefined : () => saveAgain(page, { resource, record, api });
      page = await lose({ page, path, type, host, api, say, signIn, saveElsewhere });
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

async function attach(page: Page, say: (ar: string, en: string) => string): Promise<void> {
  await page.getByRole('button', { name: say('إرفاق ملفات', 'Attach files') }).click();
  await page.getByLabel(say('ملفات هذه الملاحظة', 'Files of this note')).setInputFiles(await threeFiles());
}

/** A page that is left with something typed in it asks, in the browser's own words. */
const letGo = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());
