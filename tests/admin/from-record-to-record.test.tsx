import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { defineResource } from '#contract/define-resource.ts';
import { email, image, reference, rows, text } from '#contract/fields.ts';
import { recordSchema } from '#contract/record-schemas.ts';
import { copiedValues } from '#admin/form/form-values.ts';
import { changeChannel } from '#providers/records/change-channel.ts';
import { faqs } from '#resources/faqs.ts';
import { holdCall } from '#tests/support/hold-call.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);

const question = () => screen.findByLabelText(/^Question \(English\)/);
const answer = () => screen.findByLabelText(/^Answer \(English\)/);
const button = (name: string) => screen.findByRole('button', { name });
const sent = (verb: string) => bridge.calls.filter(({ line }) => line.includes(`/api/Faqs/${verb}`));
const addFaq = async (questionEn: string) => {
  const body = { categoryId: 1, questionAr: '', questionEn, answerAr: '', answerEn: 'A' };
  const { body: made } = await host.call('POST', '/api/Faqs/Add', { as: 'Admin', body });
  return recordSchema(faqs, 'Admin').parse(made.data).id;
};
/** The list is seen first: its records are the neighbours. */
const openFrom = async (search: string, title: string) => {
  const user = await openPanel({ host, path: `/admin/faq?SearchTerm=${search}` });
  const row = (await screen.findByRole('link', { name: title })).closest('tr');
  row?.focus();
  return { user, row };
};

describe('from one record to the next', () => {
  it('a run of new records is one form after the other, each with the category of the one before', async () => {
    const user = await openPanel({ host, path: '/admin/faq/new' });
    await user.type(await screen.findByRole('searchbox', { name: 'Category' }), '{arrowdown}');
    await user.click((await screen.findAllByRole('option'))[0] ?? document.body);
    for (const mark of ['Runs one?', 'Runs two?']) {
      await user.type(await question(), mark);
      await user.type(await answer(), 'A');
      await user.click(await button('Save and add another'));
      await waitFor(async () => expect(await question()).toHaveValue(''));
      await waitFor(() => expect(document.activeElement?.id).toMatch(/-question/));
    }
    expect(sent('Add')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('New question');
    await user.type(await question(), 'Runs three?');
    await user.type(await answer(), 'A');
    // By the place of the key, whatever letter it types.
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'س', code: 'KeyS', ctrlKey: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'FAQ' })).toBeInTheDocument();
    expect(sent('Add')).toHaveLength(3);
  });

  it('whoever saves a record comes back to its row, which has the focus and is marked; whoever leaves it, to the row alone', async () => {
    const mark = `Returned${Date.now().toString(36)}`;
    const id = String(await addFaq(`${mark} one`));
    await addFaq(`${mark} two`);
    const { user } = await openFrom(mark, `${mark} one`);
    const markedRows = () =>
      [...document.querySelectorAll<HTMLElement>('tr[data-row-id]')]
        .filter(({ className }) => className !== '')
        .map(({ dataset }) => dataset['rowId']);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'e', code: 'KeyE' });
    await user.type(await answer(), ' mended');
    await user.click(await button('Save'));
    // At one time: the mark is there for a moment.
    await waitFor(() => {
      expect(document.activeElement).toHaveAttribute('data-row-id', id);
      expect(markedRows()).toEqual([id]);
    });
    await waitFor(() => expect(markedRows()).toEqual([]));

    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'e', code: 'KeyE' });
    await user.click(await screen.findByRole('link', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row-id', id));
    expect(markedRows()).toEqual([]);
  });

  it('the same field of one record after the other is mended with one press each, and the place in the list is told', async () => {
    const mark = `Neighbour${Date.now().toString(36)}`;
    const ids = [await addFaq(`${mark} one`), await addFaq(`${mark} two`)];
    const { user } = await openFrom(mark, `${mark} one`);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'e', code: 'KeyE' });
    expect(await screen.findByText('1 of 2')).toBeInTheDocument();
    await user.type(await answer(), ' mended');
    await user.click(await button('Save and go to next'));
    expect(await screen.findByText('2 of 2')).toBeInTheDocument();
    await waitFor(async () => expect(await question()).toHaveValue(`${mark} two`));
    await waitFor(() => expect(document.activeElement?.id).toMatch(/-answerEn$/));
    expect(sent('Update')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Save and go to next' })).toBeNull();
    // What is typed is asked about on the way to a neighbour.
    await user.type(await answer(), '!');
    await user.click(screen.getByRole('link', { name: 'Previous record' }));
    await user.click(await button('Leave'));
    expect(await screen.findByText('1 of 2')).toBeInTheDocument();
    expect(ids).toHaveLength(2);
  });
});

describe('a copy of a record', () => {
  it('begins with all that may be copied, and saves as another one', async () => {
    const id = await addFaq('Copied?');
    const user = await openPanel({ host, path: `/admin/faq/${id}` });
    await user.click(await screen.findByRole('link', { name: 'Duplicate' }));
    expect(await question()).toHaveValue('Copied?');
    expect(screen.getByText('Copy of: \u2068Copied?\u2069')).toBeInTheDocument();
    await user.click(await button('Save'));
    expect(await screen.findByRole('heading', { level: 1, name: 'FAQ' })).toBeInTheDocument();
    expect(sent('Add')).toHaveLength(1);
    expect(sent('Update')).toHaveLength(0);
  });

  it('a question that was changed a moment ago was copied as it had been read', async () => {
    const id = await addFaq('Copied as it is?');
    const user = await openPanel({ host, path: `/admin/faq/${id}` });
    const duplicate = await screen.findByRole('link', { name: 'Duplicate' });
    await host.call('PUT', '/api/Faqs/Update', { as: 'Admin', body: { id, answerEn: 'As it is now' } });
    const again = holdCall(bridge.server, 'get', `*/api/Faqs/GetById/${id}`);
    act(() => changeChannel.receive({ resource: 'faqs', type: 'updated', ids: [id] }));
    await again.arrived;
    await user.click(duplicate);
    again.letGo();
    expect(await answer()).toHaveValue('As it is now');
  });

  it('nor is a copy begun of what was read before where it cannot be read now', async () => {
    const id = await addFaq('Not to be read?');
    const user = await openPanel({ host, path: `/admin/faq/${id}` });
    const duplicate = await screen.findByRole('link', { name: 'Duplicate' });
    const error = { code: 'forbidden', description: 'Not you.' };
    const refusal = HttpResponse.json({ isSuccess: false, data: null, error }, { status: 403 });
    bridge.server.use(http.get(`*/api/Faqs/GetById/${id}`, () => refusal.clone()));
    const again = holdCall(bridge.server, 'get', `*/api/Faqs/GetById/${id}`);
    act(() => changeChannel.receive({ resource: 'faqs', type: 'updated', ids: [id] }));
    await again.arrived;
    await user.click(duplicate);
    again.letGo();
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Not you.'));
    expect(screen.queryByLabelText(/^Question/)).toBeNull();
  });

  it('leaves out pictures, what no two records may share, and the numbers of rows', () => {
    const label = { ar: 'حقل', en: 'Field' };
    const labels = { one: label, many: label };
    const access = { list: false, read: false, create: false, update: false, delete: false } as const;
    const list = { columns: [] };
    const row = defineResource({
      name: 'parts',
      endpoint: 'Parts',
      labels,
      menu: false,
      access,
      fields: { name: text({ label }), photo: image({ label }) },
      title: 'name',
      list,
      form: { sections: [{ fields: ['name', 'photo'] }] },
    });
    const whole = defineResource({
      name: 'wholes',
      endpoint: 'Wholes',
      labels,
      menu: false,
      access,
      fields: {
        name: text({ label }),
        kindId: reference({ label, to: 'kinds' }),
        code: text({ label, unique: 'duplicate' }),
        address: email({ label }),
        photo: image({ label }),
        parts: rows({ label, of: row, by: 'wholeId' }),
      },
      title: 'name',
      list,
      form: { sections: [{ fields: ['name', 'kindId', 'code', 'address', 'photo', 'parts'] }] },
    });
    const record = {
      id: 7,
      version: 3,
      createdAt: '',
      updatedAt: '',
      name: 'N',
      kindId: 2,
      code: 'C',
      address: 'a@b.sa',
      photo: { path: 'p' },
      parts: [{ id: 9, name: 'P', photo: { path: 'q' } }],
    };
    const rights = { fields: Object.keys(whole.fields), rows: { parts: ['name', 'photo'] } };
    expect(copiedValues(whole, rights, record)).toEqual({
      name: 'N',
      kindId: 2,
      address: 'a@b.sa',
      parts: [{ name: 'P', photo: null }],
    });
  });
});
