import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { recordSchema } from '#contract/record-schemas.ts';
import { faqs } from '#resources/faqs.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);

const question = () => screen.findByLabelText<HTMLInputElement>(/^Question \(English\)/);
const save = () => screen.getByRole('button', { name: 'Save' });
const writes = () => bridge.calls.filter(({ line }) => !line.startsWith('GET'));
const asAdmin = async (method: 'GET' | 'POST' | 'PUT', verb: string, body?: unknown) => {
  const answer = await host.call(method, `/api/Faqs/${verb}`, { as: 'Admin', body });
  return recordSchema(faqs, 'Admin').parse(answer.body.data);
};

/** Opens a question's form from its page. What the host says of it then waits until it is let through. */
async function openFromPage({ meanwhile }: { meanwhile?: (id: number) => Promise<unknown> } = {}) {
  const shown = { categoryId: 1, questionAr: '', questionEn: 'Old?', answerAr: '', answerEn: 'A' };
  const { id } = await asAdmin('POST', 'Add', shown);
  const user = await openPanel({ host, path: `/admin/faq/${id}` });
  const edit = await screen.findByRole('link', { name: 'Edit' });
  await meanwhile?.(id);
  let letThrough = (_answer?: Response) => {};
  const held = new Promise<Response | undefined>((resolve) => (letThrough = resolve));
  // Without an answer of its own it is the host's.
  bridge.server.use(http.get('*/api/Faqs/GetForUpdate/*', () => held));
  await user.click(edit);
  return { id, user, field: await question(), letThrough };
}

it('the form stands at once with what the screen before has shown, and the host is asked all the same', async () => {
  const { id, field, letThrough } = await openFromPage();
  expect(field).toHaveValue('Old?');
  letThrough();
  await waitFor(() =>
    expect(bridge.calls.map(({ line }) => line)).toContain(`GET /api/Faqs/GetForUpdate/${id}`),
  );
});

it('what somebody else has changed since is in the form before anything is typed, and is the version that is saved on', async () => {
  const { id, user, field, letThrough } = await openFromPage({
    meanwhile: (changed) => asAdmin('PUT', 'Update', { id: changed, questionEn: 'Theirs?' }),
  });
  letThrough();
  await waitFor(() => expect(field).toHaveValue('Theirs?'));
  await user.type(field, '!');
  await user.click(save());
  await screen.findByRole('heading', { level: 1, name: 'FAQ' });
  expect(writes().map(({ body }) => body)).toEqual([{ id, questionEn: 'Theirs?!' }]);
});

it('what was typed before the host has answered stays, and saving it says what somebody else has changed', async () => {
  const { id, user, field, letThrough } = await openFromPage({
    meanwhile: (changed) => asAdmin('PUT', 'Update', { id: changed, questionEn: 'Theirs?' }),
  });
  await user.type(field, '!');
  letThrough();
  await waitFor(() =>
    expect(bridge.calls.map(({ line }) => line)).toContain(`GET /api/Faqs/GetForUpdate/${id}`),
  );
  expect(field).toHaveValue('Old?!');
  await user.click(save());
  expect(await screen.findByText('Theirs?')).toBeInTheDocument();
});

it('a form whose record could not be read stays with what was typed, and says that it may be out of date', async () => {
  const { user, field, letThrough } = await openFromPage();
  await user.type(field, '!');
  letThrough(HttpResponse.json({}, { status: 400 }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(field).toHaveValue('Old?!');
});

it('a record that is gone since leaves no form to fill in', async () => {
  const { field } = await openFromPage({
    meanwhile: (gone) => host.call('DELETE', `/api/Faqs/Delete/${gone}`, { as: 'Admin' }),
  }).then(async (opened) => {
    opened.letThrough();
    return opened;
  });
  expect(await screen.findByText('Record not found')).toBeInTheDocument();
  expect(field).not.toBeInTheDocument();
});
