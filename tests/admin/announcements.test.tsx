import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordSchema } from '#contract/record-schemas.ts';
import { draftsAreKept } from '#providers/drafts/kept-drafts.ts';
import { changeChannel } from '#providers/records/change-channel.ts';
import { faqs } from '#resources/faqs.ts';
import { listenToRegions } from '#tests/support/announcements.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host } = await shareBridgedHost(leavePanel);

async function editFaq() {
  const body = { categoryId: 1, questionAr: '', questionEn: 'Old?', answerAr: '', answerEn: 'A' };
  const made = await host.call('POST', '/api/Faqs/Add', { as: 'Admin', body });
  const { id } = recordSchema(faqs, 'Admin').parse(made.body.data);
  const path = `/admin/faq/${id}/edit`;
  await openPanel({ host, path });
  fireEvent.change(await screen.findByLabelText(/^Question \(English\)/), { target: { value: 'Mine?' } });
  return { id, path };
}

it('a screen reader says that a colleague has saved the record that is being written in', async () => {
  const { id } = await editFaq();
  const said = listenToRegions();
  await host.call('PUT', '/api/Faqs/Update', { as: 'Admin', body: { id, answerEn: 'Theirs' } });
  act(() => changeChannel.receive({ resource: 'faqs', type: 'updated', ids: [id] }));
  await screen.findByText(/changed this record while you were editing/);
  await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/while you were editing/)));
});

it('a screen reader says that a colleague has deleted it', async () => {
  const { id } = await editFaq();
  const said = listenToRegions();
  await host.call('DELETE', `/api/Faqs/Delete/${id}`, { as: 'Admin' });
  act(() => changeChannel.receive({ resource: 'faqs', type: 'deleted', ids: [id] }));
  await screen.findByRole('button', { name: 'Restore and save' });
  await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/deleted this record/)));
});

it('a screen reader said nothing of what had been left in a form: it came together with its region', async () => {
  const { path } = await editFaq();
  await draftsAreKept();
  cleanup();
  const said = listenToRegions();
  await openPanel({ host, path });
  await screen.findByText(/^Unsaved changes from/);
  expect(said()).toContainEqual(expect.stringMatching(/^Unsaved changes from/));
});
