import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { fillWords } from '#contract/language.ts';
import { recordSchema } from '#contract/record-schemas.ts';
import { userInfoSchema } from '#contract/session.ts';
import { panel as arabicPanel } from '#locales/ar/panel.ts';
import { records as arabicRecords } from '#locales/ar/records.ts';
import { panel as englishPanel } from '#locales/en/panel.ts';
import { records as englishRecords } from '#locales/en/records.ts';
import { changeLanguage } from '#providers/i18n/i18n.ts';
import { faqs } from '#resources/faqs.ts';
import { isolate } from '#ui/text/isolate.ts';
import { loseAnswer } from '#tests/support/lose-answer.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { writtenKeys } from '#tests/support/written-keys.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const arabic = { ...arabicPanel, ...arabicRecords };
const english = { ...englishPanel, ...englishRecords };

const { host, bridge } = await shareBridgedHost(leavePanel);

const open = (path: string) => openPanel({ host, path });
const question = () => screen.findByLabelText(/^Question \(English\)/);
const save = () => screen.getByRole('button', { name: 'Save' });
const writes = () => bridge.calls.filter(({ line }) => !line.startsWith('GET'));
const isSaved = () => screen.findByRole('heading', { level: 1, name: 'FAQ' });
const asAdmin = async (method: 'GET' | 'POST' | 'PUT', verb: string, body?: unknown) => {
  const answer = await host.call(method, `/api/Faqs/${verb}`, { as: 'Admin', body });
  return recordSchema(faqs, 'Admin').parse(answer.body.data);
};
const adminName = async () => {
  const { body } = await host.call('GET', accountCalls.userInfo, { as: 'Admin' });
  return isolate(userInfoSchema.parse(body.data).name);
};
const addFaq = () =>
  asAdmin('POST', 'Add', { categoryId: 1, questionAr: '', questionEn: 'Old?', answerAr: '', answerEn: 'A' });

describe('the form of a record', () => {
  it('R266 sends nothing while a rule is broken, and says which, in the language the page has now', async () => {
    const user = await open('/admin/faq/new');
    await question();
    await user.click(save());
    expect(await screen.findByText('This field is required')).toBeInTheDocument();
    expect(writes()).toHaveLength(0);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Category' })),
    );
    await act(() => changeLanguage('ar', () => {}));
    expect(await screen.findByText('هذا الحقل مطلوب')).toBeInTheDocument();
  });

  it.each(['ar', 'en'] as const)(
    'in %s several problems stand over the form, each leads to its field, and what is corrected says so and stays',
    async (language) => {
      const user = await openPanel({ host, language, path: '/admin/faq/new' });
      const t = language === 'ar' ? arabic : english;
      const label = fillWords(t.inEnglish, { label: faqs.fields.question.label[language] });
      const field = await screen.findByLabelText(new RegExp(`^${label.replace(/[()]/g, '.')}`));
      await user.click(field);
      await user.paste('x'.repeat(501));
      await user.click(screen.getByRole('button', { name: language === 'ar' ? 'حفظ' : 'Save' }));
      const summary = within(await screen.findByRole('region', { name: t.problems }));
      const category = screen.getByRole('searchbox', { name: faqs.fields.categoryId.label[language] });
      await waitFor(() => expect(category).toHaveFocus());
      expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        faqs.fields.categoryId.label[language],
        label,
        ...[t.inArabic, t.inEnglish].map((words) =>
          fillWords(words, { label: faqs.fields.answer.label[language] }),
        ),
      ]);
      await user.click(summary.getByRole('button', { name: label }));
      await waitFor(() => expect(field).toHaveFocus());
      await user.clear(field);
      await user.type(field, 'Short');
      expect(summary.getAllByRole('listitem')).toHaveLength(4);
      expect(summary.getAllByRole('listitem')[1]).toHaveTextContent(t.corrected);
    },
  );

  it('R347 keeps what was typed and goes to the first problem after the host has refused', async () => {
    bridge.server.use(
      http.put('*/api/Faqs/Update', () =>
        HttpResponse.json(
          {
            isSuccess: false,
            data: null,
            error: {
              code: 'validation',
              description: 'Please correct the marked fields',
              fields: { answerEn: { code: 'maxLength', params: { max: 9 }, message: 'server words' } },
            },
          },
          { status: 400 },
        ),
      ),
    );
    const { id } = await addFaq();
    const user = await open(`/admin/faq/${id}/edit`);
    await user.clear(await question());
    await user.type(await question(), 'New?');
    await user.click(save());
    expect(await screen.findByText('Use at most 9 characters')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Please correct the marked fields');
    expect(await question()).toHaveValue('New?');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Answer \(English\)/)));
  });

  it('R395 sends the id and every field that may be written, on the version it was changed from', async () => {
    const { id, version } = await addFaq();
    const user = await open(`/admin/faq/${id}/edit`);
    await user.type(await question(), '!');
    await user.click(save());
    await isSaved();
    const whole = {
      id,
      categoryId: 1,
      serviceId: null,
      questionAr: '',
      questionEn: 'Old?!',
      answerAr: '',
      answerEn: 'A',
    };
    // All that this role may write at all: a host that replaces the record loses nothing.
    expect(Object.keys(whole).toSorted()).toEqual(writtenKeys(faqs, 'Admin'));
    expect(writes().map(({ line, body }) => [line, body])).toEqual([['PUT /api/Faqs/Update', whole]]);
    expect(writes()[0]?.headers.get('if-match')).toBe(`"${version}"`);
  });

  it('asks about what both changed, with nothing chosen and the other named, and saves the choice on the newer one', async () => {
    const { id } = await addFaq();
    const user = await open(`/admin/faq/${id}/edit`);
    await user.type(await question(), '!');
    await asAdmin('PUT', 'Update', { id, questionEn: 'Theirs?', answerEn: 'B' });
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: /changed the same fields/ }));
    expect(dialog.getByText(new RegExp(`By ${await adminName()}`))).toBeInTheDocument();
    // What they alone changed is told, and nothing is asked about it.
    expect(dialog.getByText(/Also changed by .*Answer \(English\)/)).toBeInTheDocument();
    expect(dialog.getAllByRole('group')).toHaveLength(1);
    expect(dialog.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
    expect(await dialog.findByText('Choose what to keep here')).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: /Old\?!/ })).toHaveFocus();
    await user.click(dialog.getByRole('radio', { name: /Old\?!/ }));
    await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
    await isSaved();
    // Mine where I changed it, theirs where only they did: nothing of theirs is written over.
    expect(writes().map(({ body }) => body)).toMatchObject([
      { id, questionEn: 'Old?!', answerEn: 'A' },
      { id, questionEn: 'Old?!', answerEn: 'B' },
    ]);
    expect(await asAdmin('GET', `GetById/${id}`)).toMatchObject({ questionEn: 'Old?!', answerEn: 'B' });
  });

  it('brings together what two people changed in different fields, saves it and says so, without a question', async () => {
    const { id } = await addFaq();
    const user = await open(`/admin/faq/${id}/edit`);
    await user.type(await question(), '!');
    await asAdmin('PUT', 'Update', { id, answerEn: 'B' });
    await user.click(save());
    await isSaved();
    expect(await screen.findByText(/^Changed by .*: Answer \(English\)$/)).toBeInTheDocument();
    expect(await asAdmin('GET', `GetById/${id}`)).toMatchObject({ questionEn: 'Old?!', answerEn: 'B' });
  });

  it('who writes into a record that was deleted elsewhere restores it and saves', async () => {
    const { id } = await addFaq();
    const user = await open(`/admin/faq/${id}/edit`);
    await user.type(await question(), '!');
    await host.call('DELETE', `/api/Faqs/Delete/${id}`, { as: 'Admin' });
    await user.click(save());
    await screen.findByText(`${await adminName()} deleted this record`);
    await user.click(screen.getByRole('button', { name: 'Restore and save' }));
    await isSaved();
    expect(await asAdmin('GET', `GetById/${id}`)).toMatchObject({ questionEn: 'Old?!' });
  });

  it('settings in conflict: who keeps everything of the other goes on from it, with nothing to save', async () => {
    const user = await open('/admin/settings/site');
    const field = await screen.findByLabelText(/^X\b/);
    await user.clear(field);
    await user.type(field, 'https://x.com/mine');
    const theirs = 'https://x.com/theirs';
    await host.call('PUT', '/api/SiteSettings/Update', { as: 'Admin', body: { x: theirs } });
    await user.click(save());
    await user.click(await screen.findByRole('radio', { name: new RegExp(theirs) }));
    await user.click(screen.getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByLabelText(/^X\b/)).toHaveValue(theirs);
    expect(writes()).toHaveLength(1);
  });

  it('a press that is repeated after a failure is the same submission', async () => {
    const keys: (string | null)[] = [];
    bridge.server.use(
      http.post(
        '*/api/FaqCategories/Add',
        ({ request }) => {
          keys.push(request.headers.get('idempotency-key'));
          return HttpResponse.json({}, { status: 503 });
        },
        { once: true },
      ),
    );
    const user = await open('/admin/faq/categories/new');
    await user.type(await screen.findByLabelText('Name (English)'), 'Fees');
    await user.type(screen.getByLabelText(/^Name \(Arabic\)/), 'الأتعاب');
    await user.click(save());
    await screen.findByRole('alert');
    await user.click(save());
    await screen.findByRole('heading', { level: 1, name: 'FAQ categories' });
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(writes().map(({ headers }) => headers.get('idempotency-key'))).toEqual(keys);
  });

  it('who mends a new record after its answer was lost is told that it is there, and is not kept from saving another', async () => {
    loseAnswer({ host, bridge }, '/api/FaqCategories/Add');
    const user = await open('/admin/faq/categories/new');
    await user.type(await screen.findByLabelText('Name (English)'), 'Visas');
    await user.type(screen.getByLabelText(/^Name \(Arabic\)/), 'التأشيرات');
    await user.click(save());
    await screen.findByText(/Failed to connect/);
    await user.type(screen.getByLabelText('Name (English)'), ' and permits');
    await user.click(save());
    expect(await screen.findByText('This submission was sent before with other content')).toBeVisible();
    await user.click(save());
    await screen.findByRole('heading', { level: 1, name: 'FAQ categories' });
    const { body } = await host.call('GET', '/api/FaqCategories/GetAll', {
      as: 'Admin',
      query: { SearchTerm: 'Visas' },
    });
    expect(body.totalCount).toBe(2);
  });
});

it('nobody was told that a question may be written in one language', async () => {
  await openPanel({ host, path: '/admin/faq/new' });
  expect(await screen.findByText('One language is enough; the other can be added later.')).toBeVisible();
});

it('where both languages are asked for, none is said to be enough', async () => {
  await openPanel({ host, path: '/admin/services/new' });
  await screen.findAllByRole('textbox');
  expect(screen.queryByText(/One language is enough/)).not.toBeInTheDocument();
});

it('R278 R343 a user who cannot be created is told of as such, with the reason that nobody gave', async () => {
  const refused = () => new HttpResponse('', { status: 500 });
  bridge.server.use(http.post('*/api/ApplicationUsers/AddWithRole', refused));
  const user = await open('/admin/users/new');
  await user.type(await screen.findByLabelText(/^Full name \(English\)/), 'A name');
  await user.type(screen.getByLabelText(/^Full name \(Arabic\)/), 'اسم');
  await user.type(screen.getByLabelText(/^Email/), 'somebody@example.com');
  await user.type(screen.getByLabelText(/^Mobile number/), '+966501112222');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Client');
  await user.type(screen.getByLabelText('Password'), 'Nakheel-1446');
  await user.type(screen.getByLabelText('Confirm password'), 'Nakheel-1446');
  await user.click(save());
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent(/^Couldn't create the user\s*Failed to create user$/));
});
