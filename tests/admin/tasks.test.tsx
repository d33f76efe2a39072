import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { taskPaths } from '#contract/tasks.ts';
import { localTime } from '#contract/zoned-time.ts';
import { changeChannel } from '#providers/records/change-channel.ts';
import { requests } from '#resources/requests.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { loseAnswer } from '#tests/support/lose-answer.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);
const on = mattersOn(host);

const ASK = 'Ask the client for documents or an answer';
const SEND = 'Ask the client';
const NAMES = { ar: 'المطلوب من العميل', en: 'Asked of the client' } as const;
const BY = { ar: 'آخر يوم', en: 'By' } as const;
const LATE = { ar: 'متأخر يومين', en: '2 days overdue' } as const;

it.each(['ar', 'en'] as const)(
  '%s: a task that is late says its last day, and beside it how late it is',
  async (language) => {
    const { id } = await on.send(requests);
    const dueOn = localTime(new Date(Date.now() - 2 * 86_400_000).toISOString(), FIRM_ZONE).slice(0, 10);
    const body = { text: 'The deed', dueOn: '2099-01-01' };
    await host.call('POST', taskPaths.ask(requests, id), { as: 'CustomerService', body });
    await host.database.pool.query('update tasks set due_on = $1 where record_id = $2', [dueOn, id]);
    await openPanel({ host, path: `/admin/requests/${id}`, language });
    const tasks = within(await screen.findByRole('region', { name: NAMES[language] }));
    const day = formatDate({ at: dueOn, language, style: 'date' });
    expect(await tasks.findByText(`${BY[language]}: ${day}`)).toBeVisible();
    expect(tasks.getByText(LATE[language])).toBeVisible();
  },
);

const hearOf = (id: number) =>
  act(() => changeChannel.receive({ resource: 'requests', type: 'updated', ids: [id] }));

it('the words of what is asked vanished when a colleague closed the matter', async () => {
  const { id } = await on.send(requests);
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  await user.click(await screen.findByRole('button', { name: ASK }));
  const text = await within(await screen.findByRole('dialog')).findByRole('textbox', { name: /^What/ });
  await user.type(text, 'The deed');
  await host.database.pool.query(`update requests set status = 'Resolved' where id = $1`, [id]);
  hearOf(id);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Resolve' })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name: ASK, hidden: true })).toBeNull());
  expect(text).toBeInTheDocument();
  expect(text).toHaveValue('The deed');
});

it('a task whose answer was lost was asked twice by who had closed the dialog meanwhile', async () => {
  const { id } = await on.send(requests);
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: ASK }));
    return within(await screen.findByRole('dialog'));
  };
  const first = await open();
  await user.type(await first.findByRole('textbox', { name: /^What/ }), 'The deed');
  fireEvent.change(first.getByLabelText(/^By/), { target: { value: '2099-01-01' } });
  loseAnswer({ host, bridge }, taskPaths.ask(requests, id));
  await user.click(first.getByRole('button', { name: SEND }));
  await first.findByRole('alert');
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const again = await open();
  await user.click(await again.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(again.getByRole('textbox', { name: /^What/ })).toHaveValue('The deed'));
  await user.click(again.getByRole('button', { name: SEND }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { rows } = await host.database.pool.query('select from tasks where record_id = $1', [id]);
  expect(rows).toHaveLength(1);
});

it('a task could not be withdrawn for what had been refused of it before', async () => {
  const { id } = await on.send(requests);
  const body = { text: 'The deed', dueOn: '2099-01-01' };
  await host.call('POST', taskPaths.ask(requests, id), { as: 'CustomerService', body });
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  const setState = async (state: string) => {
    await host.database.pool.query('update tasks set state = $1 where record_id = $2', [state, id]);
  };
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog'));
  await setState('accepted');
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await screen.findAllByText(/quicker/);
  const cancel = screen.queryByRole('button', { name: 'Cancel' });
  if (cancel) await user.click(cancel);
  // By then the page knows that it was accepted, and the dialog is gone.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull());
  await setState('asked');
  hearOf(id);
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.queryByRole('alert')).toBeNull();
  expect(again.getByRole('button', { name: 'Withdraw' })).toBeVisible();
});

it('whoever accepted what was sent was left without the focus', async () => {
  const { id } = await on.send(requests);
  const body = { text: 'The deed', dueOn: '2099-01-01' };
  await host.call('POST', taskPaths.ask(requests, id), { as: 'CustomerService', body });
  await host.database.pool.query(
    `update tasks set state = 'answered', answer_text = 'Here it is', answered_at = now() where record_id = $1`,
    [id],
  );
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  const tasks = within(await screen.findByRole('region', { name: NAMES.en }));
  await user.click(await tasks.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(tasks.queryByRole('button', { name: 'Accept' })).toBeNull());
  await waitFor(() => expect(tasks.getByRole('heading', { name: NAMES.en })).toHaveFocus());
});

it('the question before a note to the client began with the failure of another note', async () => {
  const { id } = await on.send(requests);
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  const note = await screen.findByRole('textbox', { name: 'Write a note…' });
  bridge.server.use(http.post('*/api/Requests/*', () => HttpResponse.error(), { once: true }));
  await user.type(note, 'For us{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Error adding note')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Visible to the client' }));
  await user.click(screen.getByRole('button', { name: 'Send to the client' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('alert')).toBeNull();
});
