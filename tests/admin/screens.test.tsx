import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Operation } from '#contract/access.ts';
import type { AnyResource, ScreenName } from '#contract/define-resource.ts';
import { SINGLETON_ID } from '#contract/singleton-id.ts';
import { isReadableBy } from '#contract/field-rights.ts';
import { type Field, isSearchable } from '#contract/fields.ts';
import { labelKey } from '#contract/field-keys.ts';
import { type Language, fillWords } from '#contract/language.ts';
import { type Values, recordSchema } from '#contract/record-schemas.ts';
import type { Role } from '#contract/roles.ts';
import { adminPath, callPath } from '#contract/resource-paths.ts';
import { audienceOf } from '#tests/support/audience-of.ts';
import { inLanguages } from '#tests/support/in-languages.ts';
import { titleOf } from '#contract/title-of.ts';
import { common as arabicCommon } from '#locales/ar/common.ts';
import { panel as arabicPanel } from '#locales/ar/panel.ts';
import { common as englishCommon } from '#locales/en/common.ts';
import { panel as englishPanel } from '#locales/en/panel.ts';
import type * as Provider from '#providers/i18n/i18n-provider.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { resourceNamed, resources } from '#resources/index.ts';
import { matters } from '#resources/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { type FormInput, comparable, fillForm, findInput, formInputs, shownIn } from './form-driver.ts';
import { shownHours } from './hours-driver.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const words = {
  ar: { ...arabicCommon, ...arabicPanel },
  en: { ...englishCommon, ...englishPanel },
};

/** What Refine asked for and nobody has words for. */
const asked = vi.hoisted(() => ({ keys: new Set<string>(), unknown: new Set<string>() }));
vi.mock('#providers/i18n/i18n-provider.ts', async (load) => {
  const { createI18nProvider } = await load<typeof Provider>();
  return {
    createI18nProvider: (language: Language, refetch: () => void) => {
      const provider = createI18nProvider(language, refetch);
      const translate: typeof provider.translate = (key, options, fallback) => {
        asked.keys.add(key);
        const params = typeof options === 'string' ? undefined : options;
        if (provider.translate(key, params) === key) asked.unknown.add(key);
        return provider.translate(key, options, fallback);
      };
      return { ...provider, translate };
    },
  };
});

const { host } = await shareBridgedHost(leavePanel);
beforeAll(async () => {
  // The audit trail is empty until somebody changes something.
  await addRecord(resourceNamed('faq-categories'), 'ar');
  // Only a client begins one of these, and the seed has none.
  for (const asked of [resourceNamed('deletion-requests'), ...matters]) {
    const list = await host.call('GET', callPath(asked, asked.verbs.list), { as: 'Admin' });
    if (list.body['totalCount'] !== 0) continue;
    await host.call('POST', callPath(asked, asked.verbs.create), {
      as: 'User',
      body: buildRecord(asked, { role: 'User' }),
    });
  }
}, 60_000);

const shown: AnyResource[] = resources.filter(
  ({ menu, ...rest }: AnyResource) => menu !== false && !rest.singleton,
);

// What a definition leaves out is not looked for below: that these have it all is said here.
it.each([
  'users',
  'service-categories',
  'services',
  'consultation-types',
  'faqs',
  'faq-categories',
  'sliders',
  'milestones',
  'core-values',
  'bases-of-success',
  'lawyers',
  'client-reviews',
])('R287 R348-R351 R356 R358-R362 Admin has a screen for each thing that is done with %s', (name) => {
  const resource = resourceNamed(name);
  expect(shown).toContain(resource);
  for (const operation of ['list', 'read', 'create', 'update', 'delete'] as const)
    expect([operation, audienceOf(resource, operation)]).toEqual([operation, ['Admin']]);
});

for (const { each: resource, language, tags } of inLanguages(shown))
  describe(
    `R348 R349 R358 R359 R361 R362 the screens of '${resource.name}' in '${language}'`,
    { tags },
    () => {
      const t = words[language];
      const base = adminPath(resource);
      /** A screen is proved where somebody may open it and the panel makes it. */
      const has = (operation: Operation, name?: ScreenName) =>
        audienceOf(resource, operation).length > 0 && !(name && resource.screens[name]);
      const open = (path: string, operation: Operation) =>
        openPanel({ host, path, language, role: roleFor(resource, operation) });
      const inputsFor = (operation: Operation) =>
        formInputs(resource, roleFor(resource, operation), language);
      const sampleFor = async () =>
        has('create') ? addRecord(resource, language) : newest(resource, language);
      const labelOf = (key: string) =>
        (resource.fields[key]?.label ??
          Object.entries(resource.recordLabels).find(([own]) => own === key)?.[1])?.[language];

      it.runIf(has('list', 'list'))(
        'the list has every column and filter, and its search finds a record and nothing else',
        async () => {
          const sample = await sampleFor();
          const user = await open(`${base}?Sort=-id&PageSize=5`, 'list');
          const table = await screen.findByRole('table', { name: resource.labels.many[language] });
          // Not every resource has names that differ; the newest record comes first.
          const [row] = await within(table).findAllByRole('row', { name: naming(sample, resource) });
          if (!row) throw new Error('No row has the record’s name');
          const heads = within(table).getAllByRole('columnheader');
          const named = heads.map(({ textContent }) => textContent).filter(Boolean);
          // Behind the columns, the head of the actions.
          expect(named.slice(0, -1)).toEqual(resource.list.columns.map(labelOf));
          expect(within(row).getAllByRole('cell')).toHaveLength(heads.length);
          for (const key of resource.list.filters) {
            // A column's head may have the same words.
            const buttons = screen.getAllByRole('button', { name: labelOf(key) });
            expect(buttons.some((button) => !table.contains(button))).toBe(true);
          }
          if (!Object.values(resource.fields).some(isSearchable)) return;
          const box = screen.getByRole('searchbox');
          await user.click(box);
          await user.paste('no record says this');
          expect(await screen.findByText(t.clearFilters)).toBeVisible();
          await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
          await user.tripleClick(box);
          await user.paste(searchedFor(resource, sample));
          const found = within(await screen.findByRole('table', { name: resource.labels.many[language] }));
          const rows = await found.findAllByRole('row', { name: naming(sample, resource) });
          expect(rows.length).toBeGreaterThan(0);
        },
      );

      it.runIf(has('create', 'create'))(
        'R272 the form for a new record has every field and saves it',
        async () => {
          const inputs = inputsFor('create');
          const values = buildRecord(resource, { number: nextNumber(), role: roleFor(resource, 'create') });
          const user = await open(`${base}/new`, 'create');
          for (const input of inputs) expect(await findInput(input)).toBeInTheDocument();
          await fillForm({ user, inputs, language, values, titleOf: (to, id) => titleFor(to, id, language) });
          await user.click(screen.getByRole('button', { name: t.save }));
          await screen.findByRole('heading', { level: 1, name: resource.labels.many[language] });
          // A list does not have everything.
          const made = await read(resource, (await newest(resource, language)).id, language);
          for (const input of readBack(inputs))
            expect([input.key, comparable(input.field, made[input.key])]).toEqual([
              input.key,
              comparable(input.field, values[input.key]),
            ]);
        },
      );

      it.runIf(has('create') && has('update', 'edit'))(
        'R274 R275 the form of a record shows and saves every field',
        async () => {
          const record = await addRecord(resource, language);
          const inputs = readBack(inputsFor('update'));
          const next = otherValues(inputs, buildRecord(resource, { number: nextNumber() }));
          const user = await open(`${base}/${record.id}/edit`, 'update');
          for (const input of inputs) await expectShown(input, record[input.key], language);
          await fillForm({
            user,
            inputs,
            language,
            values: next,
            titleOf: (to, id) => titleFor(to, id, language),
          });
          await user.click(screen.getByRole('button', { name: t.save }));
          await screen.findByRole('heading', { level: 1, name: resource.labels.many[language] });
          const saved = await read(resource, record.id, language);
          for (const { key, field } of inputs)
            expect([key, comparable(field, saved[key])]).toEqual([key, comparable(field, next[key])]);
        },
      );

      it.runIf(has('read', 'show') && !resource.thread)(
        'R273 the screen of a record names it and shows every value',
        async () => {
          const sample = await sampleFor();
          await open(`${base}/${sample.id}`, 'read');
          await screen.findByRole('heading', { level: 1, name: titleOf(resource, sample) });
          const main = within(screen.getByRole('main'));
          for (const key of resource.show.sections.flatMap(({ fields }) => fields)) {
            const field = resource.fields[key];
            if (field && !isReadableBy(field, 'Admin')) continue;
            const term = main.getByText(labelOf(key) ?? key, { selector: 'dt' });
            const value = term.nextElementSibling;
            // A picture says what it is by its name; the names of other records come a moment later.
            await waitFor(() => expect(value?.querySelector('img')?.alt ?? value?.textContent).toBeTruthy());
          }
        },
      );

      it.runIf(resource.thread)(
        'R273 the screen of a matter says what was asked, by whom, and where it stands',
        async () => {
          const sample = await sampleFor();
          await open(`${base}/${sample.id}`, 'read');
          await screen.findByRole('heading', { level: 1, name: titleOf(resource, sample) });
          const told = resource.show.sections
            .flatMap(({ fields }) => fields)
            .flatMap((key) => shownText(key, resource.fields[key], sample) ?? []);
          expect(told.length).toBeGreaterThan(5);
          const main = screen.getByRole('main');
          for (const text of told)
            await waitFor(() => expect(plain(main.textContent)).toContain(plain(text)));
          // The story is read, and stands not among the facts.
          const facts = plain(
            screen.getByRole('complementary', { name: resource.labels.one[language] }).textContent,
          );
          const story = resource.show.sections
            .filter((section) => section.story)
            .flatMap(({ fields }) => fields);
          const read = story.flatMap((key) => shownText(key, resource.fields[key], sample) ?? []);
          expect(read.length).toBeGreaterThan(0);
          expect(read.filter((text) => facts.includes(plain(text)))).toEqual([]);
        },
      );

      /** What a reader sees of a value in words; nothing of an empty one, or of one that is drawn otherwise. */
      function shownText(key: string, field: Field | undefined, record: AnyRecord): string | null {
        if (!field || !record[key]) return null;
        if (field.type === 'select') return field.options[String(record[key])]?.[language] ?? null;
        if (field.type === 'reference') return String(record[labelKey(key)]);
        return field.type === 'text' || field.type === 'longText' ? String(record[key]) : null;
      }

      it.runIf(has('create') && has('delete') && has('read', 'show') && !resource.screens.list)(
        'R276 a deleted record is in the trash and comes back from there',
        async () => {
          const record = await addRecord(resource, language);
          const title = titleOf(resource, record);
          const user = await open(`${base}/${record.id}`, 'delete');
          await user.click(await screen.findByRole('button', { name: t.delete }));
          const dialog = await screen.findByRole('dialog');
          await user.click(within(dialog).getByRole('button', { name: t.delete }));
          await screen.findByRole('heading', { level: 1, name: resource.labels.many[language] });
          await user.click(await screen.findByRole('link', { name: t.trash }));
          await screen.findByRole('heading', { level: 1, name: trashName(resource, language) });
          await user.click(await screen.findByRole('button', { name: `${t.restore}: ${title}` }));
          await waitFor(async () => expect((await read(resource, record.id, language)).id).toBe(record.id));
        },
      );
    },
  );

const singletons: AnyResource[] = resources.filter((resource: AnyResource) => resource.singleton);

for (const { each: resource, language, tags } of inLanguages(singletons))
  describe(`the screen of '${resource.name}' in '${language}'`, { tags }, () => {
    const openForm = () => openPanel({ host, path: adminPath(resource), language, role: 'Admin' });

    it('R357, R360 shows its one record in a form, saves it and stays', async () => {
      const record = await read(resource, SINGLETON_ID, language);
      const inputs = formInputs(resource, 'Admin', language);
      const next = otherNumbers(inputs, otherValues(inputs, buildRecord(resource, { number: nextNumber() })));
      const user = await openForm();
      for (const input of inputs) await expectShown(input, record[input.key], language);
      await fillForm({
        user,
        language,
        inputs,
        values: next,
        titleOf: (to, id) => titleFor(to, id, language),
      });
      await user.click(screen.getByRole('button', { name: words[language].save }));
      await waitFor(async () => {
        const saved = await read(resource, SINGLETON_ID, language);
        expect(saved.version).toBe(record.version + 1);
        for (const { key } of inputs) expect([key, saved[key]]).toEqual([key, next[key]]);
      });
      // A second change is saved on the version that the first one made.
      const [text] = inputs.filter(({ field }) => ['bilingual', 'url', 'number'].includes(field.type));
      if (!text) return;
      const control = await findInput(text);
      await user.clear(control);
      await user.type(control, text.field.type === 'number' ? '99' : 'https://example.com/second');
      await user.click(screen.getByRole('button', { name: words[language].save }));
      await waitFor(async () =>
        expect((await read(resource, SINGLETON_ID, language)).version).toBe(record.version + 2),
      );
    });

    it('is empty before anybody has saved it, and its first save makes the record', async () => {
      const inputs = formInputs(resource, 'Admin', language);
      await host.database.pool.query(`delete from ${resource.name.replaceAll('-', '_')}`);
      const values = buildRecord(resource, { number: nextNumber() });
      const user = await openForm();
      for (const input of inputs) await findInput(input);
      await fillForm({ user, language, inputs, values, titleOf: (to, id) => titleFor(to, id, language) });
      await user.click(screen.getByRole('button', { name: words[language].save }));
      await waitFor(async () => expect(await read(resource, SINGLETON_ID, language)).toMatchObject(values));
    });
  });

it('has words for everything that Refine asks for', () => {
  expect(asked.keys).toContain('notifications.createSuccess');
  expect([...asked.unknown]).toEqual([]);
});

/** An Admin where Admins may do it: only they see every filter. */
const roleFor = (resource: AnyResource, operation: Operation): Role =>
  audienceOf(resource, operation).at(-1) ?? 'Admin';

let made = 500;
const nextNumber = () => (made += 1);

async function addRecord(resource: AnyResource, language: Language): Promise<AnyRecord> {
  const role = roleFor(resource, 'create');
  const body = buildRecord(resource, { number: nextNumber(), role });
  const answer = await host.call('POST', callPath(resource, resource.verbs.create), {
    as: role,
    body,
    language,
  });
  return parse(resource, answer.body.data);
}

async function newest(resource: AnyResource, language: Language): Promise<AnyRecord> {
  const { body } = await host.call('GET', callPath(resource, resource.verbs.list), {
    as: 'Admin',
    language,
    query: { Sort: '-id', PageSize: '1' },
  });
  return parse(resource, Array.isArray(body.data) ? body.data[0] : null);
}

async function read(resource: AnyResource, id: number, language: Language): Promise<AnyRecord> {
  const answer = await host.call('GET', callPath(resource, resource.verbs.read, id), {
    as: 'Admin',
    language,
  });
  return parse(resource, answer.body.data);
}

// The schema has the record's own columns.
const parse = (resource: AnyResource, data: unknown) =>
  recordSchema(resource, 'Admin').parse(data) as Values as AnyRecord;

async function titleFor(to: string, id: number, language: Language): Promise<string> {
  const resource = resourceNamed(to);
  return titleOf(resource, await read(resource, id, language));
}

const naming = (record: AnyRecord, resource: AnyResource) => (name: string) =>
  name.includes(titleOf(resource, record));
/** Words of a record that its list is searched by. */
function searchedFor({ fields, name }: AnyResource, record: AnyRecord): string {
  const words = Object.entries(fields).flatMap(([key, field]) => {
    const value = record[key];
    return isSearchable(field) && typeof value === 'string' && value !== '' ? [value] : [];
  });
  if (!words[0]) throw new Error(`Nothing of this record of ${name} is searched`);
  return words[0].split(/\s+/).slice(0, 4).join(' ');
}
const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
const trashName = (resource: AnyResource, language: Language) =>
  fillWords(words[language].trashOf, { name: resource.labels.many[language] });

/** Passwords are written and never read. */
const readBack = (inputs: readonly FormInput[]) => inputs.filter(({ field }) => field.type !== 'password');

async function expectShown(input: FormInput, value: unknown, language: Language) {
  const control = await findInput(input);
  if (input.field.type === 'rows')
    expect(control.querySelectorAll('[data-row]')).toHaveLength(Array.isArray(value) ? value.length : 0);
  else if (input.field.type === 'hours') expect(shownHours(control, language)).toEqual(value);
  else if (input.field.type === 'boolean') expect(control.checked).toBe(value);
  else if (input.field.type === 'image')
    expect(screen.getByRole('img', { name: new RegExp(input.label) })).toBeInTheDocument();
  // The names of records are in the box: what stands behind them is proved by saving.
  else if (!('to' in input.field)) expect(control).toHaveValue(shownIn(input.field, value));
}

/** Built numbers are always the same. */
const otherNumbers = (inputs: readonly FormInput[], values: Values): Values => ({
  ...values,
  ...Object.fromEntries(
    inputs.flatMap(({ key, field }) => (field.type === 'number' ? [[key, anotherOf(field)]] : [])),
  ),
});
const anotherOf = ({ min = 0, max = 89 }: { min?: number; max?: number }): number =>
  min + (nextNumber() % (Math.min(max - min, 89) + 1));

/** A value for every field that is not the one it had. */
const otherValues = (inputs: readonly FormInput[], built: Values): Values =>
  Object.fromEntries(inputs.map(({ key, field }) => [key, otherValue(field, built[key])]));

function otherValue(field: Field, built: unknown): unknown {
  switch (field.type) {
    case 'boolean':
      return built !== true;
    case 'select':
      return Object.keys(field.options).at(-1);
    case 'date':
      return '2027-04-15';
    case 'dateTime':
      return '2027-04-15T10:45:00.000Z';
    case 'hours':
      return [
        { day: 'tue', opens: '09:00', closes: '12:00' },
        { day: 'tue', opens: '13:00', closes: '17:30' },
      ];
    case 'reference':
      return 2;
    case 'references':
      return [1, 2];
    default:
      return built;
  }
}
