import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { recordSchema } from '#contract/record-schemas.ts';
import { watchHistory } from '#providers/browser/history-blocker.ts';
import { faqs } from '#resources/faqs.ts';
import { holdCall } from '#tests/support/hold-call.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);
watchHistory();

const QUESTION = 'Leave without saving?';
const asked = () => screen.findByRole('dialog', { name: QUESTION });
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const goBack = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })));

const hold = (method: 'put' | 'post', address: string) => holdCall(bridge.server, method, address);

const addFaq = async () => {
  const body = { categoryId: 1, questionAr: '', questionEn: 'Old?', answerAr: '', answerEn: 'A' };
  const made = await host.call('POST', '/api/Faqs/Add', { as: 'Admin', body });
  return recordSchema(faqs, 'Admin').parse(made.body.data).id;
};

/** A lawyer is being written, and a service that is missing is made over them. */
async function openDialogOver(path: string, name: string, position?: string) {
  const user = await openPanel({ host, path });
  if (position) await type(/^Position \(English\)/, position);
  const box = await screen.findByRole('searchbox', { name: /^Services/ });
  await user.type(box, name);
  await user.click(await screen.findByRole('option', { name: /^Create/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText(/^Name \(English\)/);
  return { user, dialog };
}

async function fillService({ user, dialog }: Awaited<ReturnType<typeof openDialogOver>>, slug: string) {
  await user.type(dialog.getByLabelText(/^Name \(Arabic\)/), 'قانون');
  await user.type(dialog.getByLabelText(/^Description \(English\)/), 'For clubs');
  await user.type(dialog.getByLabelText(/^Description \(Arabic\)/), 'للأندية');
  await user.type(dialog.getByLabelText(/^Page address/), slug);
  await user.click(dialog.getByRole('searchbox', { name: /^Branches/ }));
  await user.click(await dialog.findByRole('option', { name: 'Riyadh' }));
}

it('Back left a form unasked once a record had been made over it', async () => {
  vi.spyOn(window.history, 'go').mockImplementation(() => {});
  const { user, dialog } = await openDialogOver('/admin/settings/lawyers/new', 'Sea law', 'Partner');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  goBack();
  expect(await asked()).toBeVisible();
});

it('Escape in the question whether to leave closed the form below it as well', async () => {
  vi.spyOn(window.history, 'go').mockImplementation(() => {});
  const { user, dialog } = await openDialogOver('/admin/settings/lawyers/new', 'Air law');
  await user.type(dialog.getByLabelText(/^Description \(English\)/), 'For lines');
  goBack();
  const question = await asked();
  fireEvent.keyDown(within(question).getByRole('button', { name: 'Leave' }), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: QUESTION })).toBeNull());
  expect(dialog.getByLabelText(/^Description \(English\)/)).toHaveValue('For lines');
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('Cancel while a record is being made over a form looked as if nothing was made', async () => {
  const opened = await openDialogOver('/admin/settings/lawyers/new', 'Desert law');
  await fillService(opened, 'desert-law');
  const { user, dialog } = opened;
  const add = hold('post', '*/api/ServiceCategories/*');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await add.arrived;
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('dialog')).toBeVisible();
  add.letGo();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getAllByText('Desert law').length).toBeGreaterThan(1));
});

async function beginAnother(user: UserEvent) {
  await user.click(await screen.findByRole('link', { name: /^New/ }));
  await screen.findByRole('heading', { level: 1, name: /^New/ });
  await type(/^Question \(English\)/, 'Half of a que');
}

/** Somebody has saved one form, and is in the next one, where the toast of the first still stands. */
async function saveThenTypeElsewhere() {
  const id = await addFaq();
  const user = await openPanel({ host, path: `/admin/faq/${id}/edit` });
  await type(/^Question \(English\)/, 'Saved?');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const view = await screen.findByRole('button', { name: 'View' });
  await beginAnother(user);
  return { user, view };
}

it('a press on a toast left a form unasked', async () => {
  const { user, view } = await saveThenTypeElsewhere();
  await user.click(view);
  await user.click(within(await asked()).getByRole('button', { name: 'Stay on this page' }));
  expect(await screen.findByLabelText(/^Question \(English\)/)).toHaveValue('Half of a que');
});

it('a press on a toast leads on once the person has said so', async () => {
  const { user, view } = await saveThenTypeElsewhere();
  await user.click(view);
  await user.click(within(await asked()).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Saved\?/ })).toBeVisible();
});

it('the way back to a form that was refused left another one unasked', async () => {
  const id = await addFaq();
  const user = await openPanel({ host, path: `/admin/faq/${id}/edit` });
  await type(/^Question \(English\)/, 'Mine?');
  const update = hold('put', '*/api/Faqs/Update');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await update.arrived;
  await host.call('PUT', '/api/Faqs/Update', { as: 'Admin', body: { id, questionEn: 'Theirs?' } });
  await user.click(await screen.findByRole('link', { name: 'Cancel' }));
  await beginAnother(user);
  update.letGo();
  await user.click(await screen.findByRole('button', { name: 'Back to what you typed' }));
  expect(await asked()).toBeVisible();
});
