import type { Page } from '@playwright/test';
import { z } from 'zod';
import { canManage, reach } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { adminPath, callPath, clonePath, editPath } from '#contract/resource-paths.ts';
import { attachGrant } from '#contract/thread-grants.ts';
import { resourceNamed, resources } from '#resources/index.ts';
import type { Api } from '#tests/support/browser-api.ts';
import { type Say, threeFiles } from '#tests/support/browser-journey.ts';
import { expect, figure, test } from '#tests/support/browser.ts';
import { isTried, isTriedIn, losses } from '#tests/support/losses.ts';
import { buildFields, buildRecord } from '#tests/support/record-builder.ts';
import { wayOf } from '#tests/support/typing/field-ways.ts';
import { type FormField, fieldsOfForm } from '#tests/support/typing/form-fields.ts';
import { loseTyped, toldOf } from '#tests/support/typing/lose-typed.ts';
import { noteFields, ownDetailsFields } from '#tests/support/typing/own-forms.ts';

interface Form {
  readonly name: string;
  readonly resource: AnyResource;
  readonly fields: readonly FormField[];
  /** Its address; of a record, or of a new one. */
  readonly pathOf: (id: number) => string;
  /** It is about a record that is there: somebody else may save that. */
  readonly isOfRecord?: true;
  /** It begins with what a record has. */
  readonly isOfCopy?: true;
  /** A file goes with it, which is kept nowhere: its words are. */
  readonly hasFile?: true;
}

const ownDetails: Form = {
  name: 'one’s own details',
  resource: resourceNamed('users'),
  fields: ownDetailsFields,
  pathOf: () => '/admin/profile',
};
const forms = (resources as readonly AnyResource[])
  .filter(({ menu }) => menu !== false)
  .flatMap((resource): Form[] => [...formsOf(resource), ...notesOf(resource)]);

function formsOf(resource: AnyResource): Form[] {
  const { name } = resource;
  const created = fieldsOfForm(resource, { isNew: true });
  const added: Form[] = [
    {
      name: `a new record of ${name}`,
      resource,
      fields: created,
      pathOf: () => `${adminPath(resource)}/new`,
    },
    {
      name: `a copy of ${name}`,
      resource,
      fields: created,
      pathOf: (id) => clonePath(resource, id),
      isOfCopy: true,
    },
  ];
  const changed: Form = {
    name: `a record of ${name}`,
    resource,
    fields: fieldsOfForm(resource, { isNew: false }),
    pathOf: (id) => editPath(resource, id),
    isOfRecord: true,
  };
  return [
    ...(canManage(resource, 'create', 'Admin') ? added : []),
    ...(canManage(resource, 'update', 'Admin') ? [changed] : []),
  ];
}

function notesOf(resource: AnyResource): Form[] {
  if (!resource.thread) return [];
  const pathOf = (id: number) => `${adminPath(resource)}/${id}`;
  const note: Form = {
    name: `a note of ${resource.name}`,
    resource,
    fields: noteFields,
    pathOf,
    isOfRecord: true,
  };
  return reach(attachGrant(resource), 'Admin') !== null
    ? [note, { ...note, name: `${note.name} with a file`, hasFile: true }]
    : [note];
}

/** A copy is another way into the form of a new record: it is lost in the way that takes least time. */
const shortWays: typeof losses = Object.fromEntries(
  Object.entries(losses).filter(([loss]) => loss === 'a reload'),
);

for (const form of [...forms, ownDetails].filter(({ resource }) => isTried(resource)))
  test(`C-19 nothing typed into ${form.name} is lost, in ${form.isOfCopy ? 'the shortest way' : 'ten ways'} to lose it`, async ({
    page,
    enter,
    api,
    host,
    say,
    signIn,
    language,
  }) => {
    const { resource, fields, pathOf, isOfRecord, isOfCopy, hasFile } = form;
    test.skip(!isTriedIn(language, resource), 'in Arabic alone');
    test.setTimeout(300_000);
    const record = isOfRecord || isOfCopy ? await firstRecord(resource, api) : { id: 0 };
    await enter(page, 'admin', '/admin');
    const ways = isOfCopy ? shortWays : losses;
    const place = {
      path: pathOf(record.id),
      fields,
      formIn: (at: Page) => at.locator('main form'),
      ways,
      ...(hasFile && { addUnkept: (at: Page) => attach(at, say) }),
      elsewhere: isOfRecord ? changeElsewhere({ resource, fields, record, api }) : undefined,
    };
    await loseTyped(page, place, { host, api, say, signIn });
    figure(toldOf(ways));
  });

test('C-19 of every kind of field it is said how a form is filled in, or why not', () => {
  const kinds = (resources as readonly AnyResource[]).flatMap(({ fields }) => Object.values(fields));
  for (const field of kinds) expect(() => wayOf(field), field.type).not.toThrow();
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

interface Elsewhere {
  readonly resource: AnyResource;
  readonly fields: readonly FormField[];
  readonly record: StoredRecord;
  readonly api: Api;
}

/** Somebody else changes the record, in a field other than the one in which somebody types first. */
function changeElsewhere({ resource, fields, record, api }: Elsewhere) {
  const first = fields.find(({ write }) => write !== undefined)?.key;
  const simple = Object.entries(resource.fields).filter(([, { type }]) =>
    ['bilingual', 'longText', 'number', 'date', 'text', 'url'].includes(type),
  );
  const values = buildFields(Object.fromEntries(simple), { number: (count += 1) });
  const other = [...choicesOther(resource, record), ...Object.entries(values)].findLast(
    ([key]) => key !== first,
  );
  if (!other) throw new Error(`Nothing else of ${resource.name} can be changed`);
  const save = () =>
    api.call('admin', `PUT ${callPath(resource, resource.verbs.update)}`, {
      id: record.id,
      ...Object.fromEntries([other]),
    });
  return { key: other[0], save };
}
let count = 1;

/** What can be chosen, otherwise than the record has it: where nothing else can be changed. */
const choicesOther = ({ fields }: AnyResource, record: StoredRecord): [string, unknown][] =>
  Object.entries(fields).flatMap(([key, field]): [string, unknown][] => {
    if (field.type === 'boolean') return [[key, record[key] !== true]];
    if (field.type !== 'select') return [];
    return [[key, Object.keys(field.options).find((option) => option !== record[key])]];
  });

async function attach(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('إرفاق ملفات', 'Attach files') }).click();
  await page.getByLabel(say('ملفات هذه الملاحظة', 'Files of this note')).setInputFiles(await threeFiles());
}
