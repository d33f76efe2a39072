import { z } from 'zod';
import { canManage } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { isChangeableBy } from '#contract/field-rights.ts';
import { fillWords } from '#contract/language.ts';
import { adminPath, callPath } from '#contract/resource-paths.ts';
import { taskPaths } from '#contract/tasks.ts';
import { askFields } from '#admin/tasks/ask-fields.ts';
import { eyebrowKeys } from '#admin/thread/eyebrow-keys.ts';
import { lists as arabicLists } from '#locales/ar/lists.ts';
import { records as arabicRecords } from '#locales/ar/records.ts';
import { thread as arabicThread } from '#locales/ar/thread.ts';
import { lists } from '#locales/en/lists.ts';
import { records } from '#locales/en/records.ts';
import { thread } from '#locales/en/thread.ts';
import { resourceNamed, resources } from '#resources/index.ts';
import type { Api } from '../browser-api.ts';
import { pageOfDialog } from '../dialog-records.ts';
import { ONLY_CONTROL, type TypedDialog, cellPlaces, isTyped } from '../typed-dialogs.ts';
import { placeOf } from './dialog-places.ts';
import type { FormPlace } from './form-place.ts';

const VIEW = 'Lost and found';

/** What opens from within the panel, a list or a part of a record: the name of a view, a fact, a cell, what is asked again. */
export const furtherPlaces: readonly FormPlace[] = (resources as readonly AnyResource[])
  .filter(({ menu, singleton }) => menu !== false && !singleton)
  .flatMap((resource, nth) => [
    // The same in every list.
    ...(nth === 0 ? [renamedView(resource)] : []),
    ...cellsOf(resource),
    ...factsOf(resource),
    ...asksAgainOf(resource),
  ]);

function renamedView(resource: AnyResource): FormPlace {
  const params = { name: VIEW };
  const rename = {
    ar: fillWords(arabicRecords.renameView, params),
    en: fillWords(records.renameView, params),
  };
  const field = { type: 'text', label: rename } as const;
  const dialog: TypedDialog = {
    name: `the name of a view of ${resource.name}`,
    resource,
    on: 'list',
    by: [{ ar: arabicLists.views, en: lists.views }, rename],
    field,
    fields: { name: field },
    controls: { name: ONLY_CONTROL },
  };
  const views = resourceNamed('list-views');
  return placeOf(dialog, {
    async pathOf(api) {
      const view = { name: VIEW, resource: resource.name, query: '', columns: '', isShared: false };
      await api.add(`POST ${callPath(views, views.verbs.create)}`, view);
      return adminPath(resource);
    },
  });
}

/** Beside the first that is typed into, which is lost in all ways: what is chosen in one, too. */
function cellsOf(resource: AnyResource): FormPlace[] {
  const cells = cellPlaces(resource);
  const typed = cells.find(({ field }) => isTyped(field));
  return cells.filter((cell) => cell !== typed).map((cell) => placeOf(cell, { isOneOfMany: true }));
}

/** What is changed in its place on the page of a record. */
function factsOf(resource: AnyResource): FormPlace[] {
  if (!resource.thread || !canManage(resource, 'update', 'Admin')) return [];
  const apart = [resource.owner, resource.workflow?.field, ...eyebrowKeys(resource)];
  const facts = resource.show.sections
    .filter(({ story }) => !story)
    .flatMap(({ fields }) => fields)
    .flatMap((key): TypedDialog[] => {
      const field = resource.fields[key];
      if (!field || field.showWhen || apart.includes(key) || !isChangeableBy(field, 'Admin')) return [];
      const words = (text: string, language: 'ar' | 'en') =>
        fillWords(text, { label: field.label[language] });
      const by = [{ ar: words(arabicThread.change, 'ar'), en: words(thread.change, 'en') }];
      const name = `the fact ${key} of ${resource.name}`;
      const controls = { [key]: ONLY_CONTROL };
      return [{ name, resource, on: 'record', by, field, fields: { [key]: field }, controls }];
    });
  const typed = facts.find(({ field }) => isTyped(field));
  return facts.map((fact) => placeOf(fact, fact === typed ? {} : { isOneOfMany: true }));
}

/** What is asked again, once the client has answered. */
function asksAgainOf(resource: AnyResource): FormPlace[] {
  const fields = askFields(true);
  const field = fields['text'];
  if (!resource.tasks || !field) return [];
  const dialog: TypedDialog = {
    name: `a task asked again of ${resource.name}`,
    resource,
    on: 'record',
    by: [{ ar: arabicThread.taskAskAgain, en: thread.taskAskAgain }],
    field,
    fields,
  };
  return [placeOf(dialog, { pathOf: (api) => pageOfAnsweredTask(resource, api) })];
}

async function pageOfAnsweredTask(resource: AnyResource, api: Api): Promise<string> {
  const path = await pageOfDialog({ resource, on: 'record' }, api);
  const id = Number(path.split('/').at(-1));
  const dueOn = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const asked = { text: 'A copy of the deed', documents: ['Deed'], dueOn };
  await api.call('admin', `POST ${taskPaths.ask(resource, id)}`, asked);
  const tasks = await api.call('admin', `GET ${taskPaths.read(resource, id)}`);
  const taskId = z
    .array(z.object({ id: z.number() }))
    .parse(tasks)
    .at(-1)?.id;
  await api.call('client', `POST ${taskPaths.answer(resource, id)}`, { taskId, text: 'It is lost' });
  return path;
}
