import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { AnyResource } from '#contract/define-resource.ts';
import { wireKeys } from '#contract/field-kinds.ts';
import { type Values, recordSchema } from '#contract/record-schemas.ts';
import { adminPath, callPath } from '#contract/resource-paths.ts';
import { titleOf } from '#contract/title-of.ts';
import { common as arabicCommon } from '#locales/ar/common.ts';
import { history as arabic } from '#locales/ar/history.ts';
import { common as englishCommon } from '#locales/en/common.ts';
import { history as english } from '#locales/en/history.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { consultations } from '#resources/consultations.ts';
import { faqs } from '#resources/faqs.ts';
import { resources } from '#resources/index.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { firstOfEach } from '#tests/support/first-of-each.ts';
import { inLanguages } from '#tests/support/in-languages.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { writtenKeys } from '#tests/support/written-keys.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const words = { ar: { ...arabicCommon, ...arabic }, en: { ...englishCommon, ...english } };

const { host, bridge } = await shareBridgedHost(leavePanel);

const editable = resources.filter(
  ({ menu, access, screens }: AnyResource) =>
    menu !== false &&
    [access.create, access.read, access.update, access.delete].every(
      (grant) => grant !== false && grant.Admin,
    ) &&
    !('edit' in screens),
);
const kindOf = ({ each: { publishing, fields } }: { each: AnyResource }): string =>
  publishing ? 'drafts' : Object.values(fields).some(({ type }) => type === 'rows') ? 'with rows' : 'records';
let number = 900;

for (const {
  each: { each: resource, language },
  tags,
} of firstOfEach(inLanguages<AnyResource>(editable), kindOf))
  describe(`the history of '${resource.name}' in '${language}'`, { tags }, () => {
    const t = words[language];
    const [textKey = ''] = Object.entries(resource.fields).flatMap(([key, field]) =>
      field.type === 'bilingual' || field.type === 'text' ? wireKeys(key, field) : [],
    );
    const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: Values) => {
      const { body: answer } = await host.call(method, url, { as: 'Admin', language, body });
      // The schema has the record's own columns.
      return recordSchema(resource, 'Admin').safeParse(answer.data).data as AnyRecord;
    };
    const path = (verb: keyof AnyResource['verbs'], id?: number) =>
      callPath(resource, resource.verbs[verb], id);
    const changedRecord = async () => {
      number += 1;
      const made = await send('POST', path('create'), buildRecord(resource, { number }));
      return {
        made,
        changed: await send('PUT', path('update'), { id: made.id, [textKey]: `تغيّر ${number}` }),
      };
    };

    it('R395 tells who changed what, and the form leads back to the version before, carrying every field', async () => {
      const { made, changed } = await changedRecord();
      const user = await openPanel({ host, language, path: `${adminPath(resource)}/${made.id}` });
      await user.click(await screen.findByRole('link', { name: t.title }));
      const list = await screen.findByRole('list', { name: t.title });
      const [newest, oldest] = within(list).getAllByRole('listitem');
      if (!newest || !oldest) throw new Error('There are two changes');
      expect(newest.querySelector('del')).toHaveTextContent(String(made[textKey]));
      expect(newest.querySelector('ins')).toHaveTextContent(String(changed[textKey]));
      expect(newest).toHaveTextContent(t.current);
      expect(newest.querySelector('time')).toHaveAttribute('datetime', expect.stringMatching(/Z$/));

      const restore = { name: new RegExp(t.restoreVersionOf.replace('{{time}}', '.*')) };
      const link = await within(oldest).findByRole('link', restore);
      expect(within(newest).queryByRole('link', restore)).not.toBeInTheDocument();
      await user.click(link);
      await screen.findByText(/لن يتغيّر شيء قبل الحفظ|Nothing is changed until you save/);
      // Opening the form alone changes nothing.
      expect((await send('GET', path('read', made.id)))[textKey]).toBe(changed[textKey]);
      await user.click(screen.getByRole('button', { name: t.save }));
      await waitFor(async () =>
        expect((await send('GET', path('read', made.id)))[textKey]).toBe(made[textKey]),
      );
      const sent = bridge.calls.find(({ line }) => line.startsWith('PUT'))?.body;
      expect(sent).toMatchObject({ id: made.id, [textKey]: made[textKey] });
      expect(Object.keys(sent ?? {}).toSorted()).toEqual(writtenKeys(resource, 'Admin'));
    });

    it.runIf(!('list' in resource.screens))('of a deleted record opens from the trash', async () => {
      const { made, changed } = await changedRecord();
      await send('DELETE', path('delete', made.id));
      const user = await openPanel({ host, language, path: `${adminPath(resource)}/trash?Sort=-id` });
      const name = titleOf(resource, changed);
      // What points elsewhere for its title may share it with others.
      const links = await screen.findAllByRole('link', { name: t.of.replace('{{name}}', name) });
      const address = `${adminPath(resource)}/${made.id}/history`;
      const link = links.find((one) => one.getAttribute('href')?.startsWith(address));
      if (!link) throw new Error(`Nothing leads to ${address}`);
      await user.click(link);
      expect(await screen.findByText(t.deleted)).toBeVisible();
      expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
      // Values may be lists themselves.
      expect((await screen.findByRole('list', { name: t.title })).children).toHaveLength(3);
      // There is nothing to change before it is taken out of the trash.
      expect(screen.queryByText(t.restoreVersion)).not.toBeInTheDocument();
    });
  });

it('a history that cannot be fetched says so and can be asked for again', async () => {
  bridge.server.use(http.get('*/api/Faqs/History/*', () => HttpResponse.json(null, { status: 500 })));
  const user = await openPanel({ host, path: '/admin/faq/1/history' });
  const retry = await screen.findByRole('button', { name: englishCommon.retry });
  bridge.server.resetHandlers();
  await user.click(retry);
  expect(await screen.findByText(english.empty)).toBeVisible();
});

it('the history of a record that cannot be read went away for as long as the record was asked for again', async () => {
  const made = await host.call('POST', '/api/Faqs/Add', {
    as: 'Admin',
    body: { categoryId: 1, questionAr: '', questionEn: 'Q', answerAr: '', answerEn: 'A' },
  });
  const { id } = recordSchema(faqs, 'Admin').parse(made.body.data);
  let asked = 0;
  bridge.server.use(
    http.get(`*/api/Faqs/GetById/${id}`, () => {
      asked += 1;
      return HttpResponse.json(null, { status: 500 });
    }),
  );
  await openPanel({ host, path: `/admin/faq/${id}/history` });
  const list = await screen.findByRole('list', { name: english.title });
  const before = asked;
  for (const line of ['offline', 'online']) window.dispatchEvent(new Event(line));
  await waitFor(() => expect(asked).toBeGreaterThan(before));
  expect(list).toBeVisible();
});

it('a record that is nowhere has no history', async () => {
  await openPanel({ host, path: '/admin/faq/2000000/history' });
  expect(await screen.findByText('Record not found')).toBeVisible();
});

it('whoever showed older changes by keyboard had to begin at the top of the page, behind the last of them', async () => {
  const values = { categoryId: 1, questionAr: '', questionEn: 'Q', answerAr: '', answerEn: 'A' };
  const made = await host.call('POST', '/api/Faqs/Add', { as: 'Admin', body: values });
  const { id } = recordSchema(faqs, 'Admin').parse(made.body.data);
  for (let n = 1; n <= 24; n += 1)
    await host.call('PUT', '/api/Faqs/Update', { as: 'Admin', body: { id, questionEn: `Q${n}` } });
  const user = await openPanel({ host, path: `/admin/faq/${id}/history` });
  (await screen.findByRole('button', { name: english.older })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(20));
  await waitFor(() => expect(screen.queryByRole('button', { name: english.older })).toBeNull());
  const list = screen.getByRole('list', { name: english.title });
  await waitFor(() => expect(list.children[20]).toHaveFocus());
});

const singletons = resources.filter((resource: AnyResource) => resource.singleton);
for (const { each: resource, language, tags } of inLanguages<AnyResource>(singletons))
  describe(`the history of '${resource.name}' in '${language}'`, { tags }, () => {
    const t = words[language];
    const path = (verb: keyof AnyResource['verbs']) => callPath(resource, resource.verbs[verb]);
    const save = async (values: Values) =>
      expect((await host.call('PUT', path('update'), { as: 'Admin', body: values })).status).toBe(200);
    const current = async () =>
      recordSchema(resource, 'Admin').parse(
        (await host.call('GET', path('read'), { as: 'Admin' })).body.data,
      );

    it('is a link away from the form of the one record, and leads back to what was saved before', async () => {
      await save(buildRecord(resource, { number: 31 }));
      const before = await current();
      const other = Object.entries(buildRecord(resource, { number: 32 })).map(([key, value]) => [
        key,
        typeof value === 'number' ? value + 1 : value,
      ]);
      await save(Object.fromEntries(other));
      const user = await openPanel({ host, language, path: adminPath(resource) });
      await user.click(await screen.findByRole('link', { name: t.title }));
      const list = await screen.findByRole('list', { name: t.title });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(resource.labels.one[language]);
      const [, older] = within(list).getAllByRole('listitem');
      if (!older) throw new Error('There are two versions');
      await user.click(within(older).getByRole('link', { name: new RegExp(`^${t.restoreVersion}`) }));
      await user.click(await screen.findByRole('button', { name: t.save }));
      await waitFor(async () => {
        const { version: _now, updatedAt: _at, ...values } = await current();
        expect(before).toMatchObject(values);
      });
      await waitFor(() =>
        expect(screen.queryByText(new RegExp(t.draft.split('{{time}}')[1] ?? ''))).toBeNull(),
      );
    });
  });

it('the history of an appointment in Cairo told its time by the clock of Riyadh', async () => {
  const on = mattersOn(host);
  const body = { ...buildRecord(consultations, { role: 'User' }), branchId: 2 };
  const { id } = await on.send(consultations, 'User', body);
  expect((await on.move(consultations, 'schedule', id)).status).toBe(200);
  await openPanel({ host, path: `${adminPath(consultations)}/${id}/history` });
  const list = await screen.findByRole('list', { name: english.title });
  const [newest] = within(list).getAllByRole('listitem');
  if (!newest) throw new Error('There is a change');
  for (const clock of await within(newest).findAllByText('Cairo time')) expect(clock).toBeVisible();
  expect(within(newest).queryByText('Riyadh time')).toBeNull();
});
