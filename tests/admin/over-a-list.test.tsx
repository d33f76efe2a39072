import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adminPath } from '#contract/resource-paths.ts';
import { changeChannel } from '#providers/records/change-channel.ts';
import { branches } from '#resources/branches.ts';
import { requests } from '#resources/requests.ts';
import { holdCall } from '#tests/support/hold-call.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);
const on = mattersOn(host);
const { pool } = host.database;

const send = (title: string) =>
  on.send(requests, 'User', { ...buildRecord(requests, { role: 'User' }), title });
const row = (id: number) => document.querySelector<HTMLElement>(`tr[data-row-id="${id}"]`);
const rowOf = (id: number) =>
  waitFor(() => {
    const found = row(id);
    if (!found) throw new Error(`No row of ${id}`);
    return found;
  });
const isGone = (id: number) => waitFor(() => expect(row(id)).toBeNull());

/** A colleague moves it, and everybody hears of that. */
async function moveElsewhere(id: number) {
  await pool.query(`update requests set status = 'Resolved' where id = $1`, [id]);
  act(() => changeChannel.receive({ resource: 'requests', type: 'updated', ids: [id] }));
  await isGone(id);
}

const holdSaving = () => holdCall(bridge.server, 'put', '*/api/Branches/Update');

async function openCell(id: number, column: string): Promise<HTMLElement> {
  const cell = row(id)?.querySelector(`td[data-column="${column}"]`);
  await waitFor(() => {
    if (cell) fireEvent.doubleClick(cell);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
  return waitFor(() => {
    const box = screen.getByRole('dialog').querySelector<HTMLElement>('form input');
    if (!box) throw new Error('Nothing to type into');
    expect(box).toHaveFocus();
    return box;
  });
}
const newMark = (name: string) => `${name}${Date.now().toString(36)}`;

describe('while a colleague moves the record of a row', () => {
  for (const others of [0, 1])
    it(`the reason that is typed over its list vanished, and its letters were keys of the list: ${others} rows stay`, async () => {
      const mark = newMark('Vanish');
      const { id } = await send(`${mark} one`);
      if (others > 0) await send(`${mark} two`);
      const user = await openPanel({ host, path: `/admin/requests?SearchTerm=${mark}&Status=Pending` });
      await user.click(within(await rowOf(id)).getByRole('button', { name: /^Actions/ }));
      await user.click(await screen.findByRole('menuitem', { name: 'Reject' }));
      const reason = await screen.findByRole('textbox', { name: /^Reason for the client/ });
      await waitFor(() => expect(reason).toHaveFocus());
      await user.keyboard('Not our ');
      await moveElsewhere(id);
      await user.keyboard('next');
      expect(reason).toBeInTheDocument();
      expect(reason).toHaveFocus();
      expect(reason).toHaveValue('Not our next');
    });

  it('the value that is typed in its cell vanished', async () => {
    const mark = newMark('Cell');
    const { id } = await send(`${mark} one`);
    await openPanel({ host, path: `/admin/requests?SearchTerm=${mark}&Status=Pending` });
    await rowOf(id);
    await openCell(id, 'dueDate');
    const due = screen.getByRole('dialog').querySelector('input[type=date]');
    fireEvent.change(due ?? document.body, { target: { value: '2031-01-02' } });
    await moveElsewhere(id);
    expect(due).toBeInTheDocument();
    expect(due).toHaveValue('2031-01-02');
    // Nothing else says any more which record it is.
    expect(within(screen.getByRole('dialog')).getByText(`${mark} one`)).toBeInTheDocument();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

describe('while a value of a list is being saved', () => {
  it('what was typed behind Tab was lost: it stands in the next cell', async () => {
    const user = await openBranches();
    const phone = await openCell(1, 'phone');
    await user.clear(phone);
    await user.type(phone, '+966112345678');
    const saving = holdSaving();
    await user.keyboard('{Tab}');
    await saving.arrived;
    await user.keyboard('nx');
    saving.letGo();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'email'));
    await waitFor(() => expect(document.activeElement?.getAttribute('value')).toMatch(/.nx$/));
  });

  it('a choice that Tab led to took no key', async () => {
    const user = await openPanel({ host, path: '/admin/faq' });
    const [first] = await waitFor(() => {
      const ids = [...document.querySelectorAll<HTMLElement>('tr[data-row-id]')];
      expect(ids.length).toBeGreaterThan(1);
      return ids.map((each) => Number(each.dataset['rowId']));
    });
    const cell = row(first ?? 0)?.querySelector('td[data-column="categoryId"]');
    const isTyped = () => screen.getByRole('dialog').contains(document.activeElement);
    await waitFor(() => {
      if (cell) fireEvent.doubleClick(cell);
      expect(isTyped()).toBe(true);
    });
    const before = screen.getByRole('dialog');
    await user.keyboard('{Tab}');
    await waitFor(() => expect(before).not.toBeInTheDocument());
    await waitFor(() => expect(isTyped()).toBe(true));
    await user.keyboard('zz');
    expect(document.activeElement?.getAttribute('value')).toMatch(/zz$/);
  });

  it('what was typed behind Enter was lost: the value stays open with it', async () => {
    const user = await openBranches();
    const email = await openCell(1, 'email');
    await user.clear(email);
    const saving = holdSaving();
    await user.type(email, 'a@b.sa{Enter}');
    await saving.arrived;
    await user.keyboard('nx');
    saving.letGo();
    await screen.findByText('Changes saved');
    expect(email).toBeInTheDocument();
    expect(email).toHaveValue('a@b.sanx');
  });

  it('the answer to a value that was left closed the one that was opened since', async () => {
    const user = await openBranches();
    const email = await openCell(1, 'email');
    await user.clear(email);
    const saving = holdSaving();
    await user.type(email, 'c@d.sa{Enter}');
    await saving.arrived;
    await user.keyboard('{Escape}');
    const later = await openCell(1, 'phone');
    saving.letGo();
    await screen.findByText('Changes saved');
    expect(later).toBeInTheDocument();
  });
});

async function openBranches() {
  const user = await openPanel({ host, path: adminPath(branches) });
  await rowOf(1);
  return user;
}
