import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from '#contract/field-errors.ts';
import { requests } from '#resources/requests.ts';
import { articlesOn } from '#tests/support/articles.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);
const on = mattersOn(host);
const DUE = '2031-05-16';

async function dueRequests(mark: string, many: number) {
  const ids: number[] = [];
  for (let at = 1; at <= many; at += 1) {
    const body = { ...buildRecord(requests, { role: 'User' }), title: `${mark} ${at}` };
    const { id } = await on.send(requests, 'User', body);
    await host.call('PUT', '/api/Requests/Update', { as: 'Admin', body: { id, dueDate: DUE } });
    ids.push(id);
  }
  return ids;
}
const dueOf = async (id: number) =>
  z.looseObject({ dueDate: z.string().nullable() }).parse(await on.read(requests, id)).dueDate;
const writes = () => bridge.calls.map(({ line }) => line).filter((line) => line.startsWith('PUT '));

const findDay = (type = 'date') =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`form input[type="${type}"]`);
    if (!found) throw new Error('No day');
    return found;
  });
/** As a browser has it: without a value, and not empty. */
function typeHalf(day: HTMLInputElement) {
  Object.defineProperty(day, 'validity', { value: { badInput: true }, configurable: true });
  if (day.value !== '') fireEvent.change(day, { target: { value: '' } });
}
async function expectRefused(day: HTMLInputElement) {
  await waitFor(() => expect(day).toHaveAccessibleDescription(new RegExp(fieldErrors.dateInvalid.en)));
  expect(day).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(day).toHaveFocus());
  expect(writes()).toEqual([]);
}

it('a day that was typed by half in a cell took the deadline away, and «updated» was said', async () => {
  const [id = 0] = await dueRequests('Halfcell', 1);
  await openPanel({ host, path: '/admin/requests?SearchTerm=Halfcell' });
  const cell = await waitFor(() => {
    const found = document.querySelector(`tr[data-row-id="${id}"] td[data-column="dueDate"]`);
    if (!found) throw new Error('no cell');
    return found;
  });
  await waitFor(() => {
    fireEvent.doubleClick(cell);
    expect(screen.getByRole('dialog')).toBeVisible();
  });
  const day = await findDay();
  typeHalf(day);
  fireEvent.keyDown(day, { key: 'Enter' });
  await expectRefused(day);
  expect(await dueOf(id)).toBe(DUE);
  // Whoever finishes it saves it.
  Object.defineProperty(day, 'validity', { value: { badInput: false } });
  fireEvent.change(day, { target: { value: '2031-06-01' } });
  fireEvent.keyDown(day, { key: 'Enter' });
  await waitFor(async () => expect(await dueOf(id)).toBe('2031-06-01'));
});

it('a day that was typed by half for many records took the deadline of all of them away', async () => {
  const ids = await dueRequests('Halfmany', 2);
  const user = await openPanel({ host, path: '/admin/requests?SearchTerm=Halfmany' });
  await screen.findByRole('checkbox', { name: 'Select: Halfmany 1' });
  await user.click(screen.getByRole('checkbox', { name: 'Select the rows of this page' }));
  const bar = within(await screen.findByRole('region', { name: 'Selected records' }));
  await user.click(bar.getByRole('button', { name: 'Edit fields' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: 'Change: Due' }));
  const day = await findDay();
  typeHalf(day);
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await expectRefused(day);
  expect(await Promise.all(ids.map(dueOf))).toEqual([DUE, DUE]);
});

it('a day that was typed by half in the form of a record was saved as none', async () => {
  const [id = 0] = await dueRequests('Halfform', 1);
  const user = await openPanel({ host, path: `/admin/requests/${id}/edit` });
  const day = await findDay();
  typeHalf(day);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expectRefused(day);
  expect(await dueOf(id)).toBe(DUE);
});

it('a time that was typed by half took the schedule of a publication away', async () => {
  const writing = articlesOn(host);
  const { id } = await writing.write();
  await writing.schedule(id, 'en', { publishAt: '2031-01-15T07:00:00.000Z' });
  const user = await openPanel({ host, path: `/admin/articles/${id}` });
  const row = within(await screen.findByRole('listitem', { name: 'English' }));
  await user.click(row.getByRole('button', { name: 'Schedule' }));
  const dialog = within(await screen.findByRole('dialog'));
  const time = await findDay('datetime-local');
  await waitFor(() => expect(time).not.toHaveValue(''));
  const before = bridge.calls.length;
  typeHalf(time);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expectRefused(time);
  const sent = bridge.calls.slice(before).map(({ line }) => line);
  expect(sent.filter((line) => line.startsWith('POST /api/Articles'))).toEqual([]);
});
