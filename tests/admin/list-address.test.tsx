import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SEARCH_MAX } from '#contract/list-query.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);
const asked = (name: string) => bridge.calls.map(({ line }) => line).filter((line) => line.includes(name));
const rows = () => document.querySelectorAll('tbody tr[data-row-id]').length;

describe('the address of a list', () => {
  it('«records 34 to 34 of 34» over no rows: a page past the end leads to the last one', async () => {
    await openPanel({ host, path: '/admin/faq?PageIndex=99' });
    await waitFor(() => expect(rows()).toBeGreaterThan(0));
    expect(screen.getByText(/^Showing 1 to/)).toBeInTheDocument();
  });

  it('never shows the trash as if it were living', async () => {
    await openPanel({ host, path: '/admin/faq?Trash=true' });
    await waitFor(() => expect(rows()).toBeGreaterThan(0));
    expect(asked('Faqs/GetAll').filter((line) => line.includes('Trash'))).toEqual([]);
  });

  it('with a filter that the list refuses was answered with all records, without a word', async () => {
    const user = await openPanel({ host, path: '/admin/requests?Status=Nowhere' });
    const told = 'Something in this address does not fit the list, so all records are shown';
    expect(await screen.findByText(told)).toBeVisible();
    await waitFor(() => expect(rows()).toBeGreaterThan(0));
    await user.type(screen.getByRole('searchbox'), 'a');
    await waitFor(() => expect(asked('SearchTerm=a')).not.toEqual([]));
    expect(screen.queryByText(told)).toBeNull();
  });

  it('that the host answers tells of nothing left out', async () => {
    await openPanel({ host, path: '/admin/requests?Status=Pending' });
    await waitFor(() => expect(rows()).toBeGreaterThan(0));
    expect(screen.queryByText(/does not fit the list/)).toBeNull();
  });

  it('of a record that is none says that it is not there', async () => {
    await openPanel({ host, path: '/admin/faq/constructor' });
    expect(await screen.findByText(/not found/i)).toBeInTheDocument();
  });
});

describe('a request that is opened without its list', () => {
  const idOf = async () => {
    const { body } = await host.call('GET', '/api/Requests/GetAll', { as: 'Admin' });
    return (body as { data: { id: number }[] }).data[0]?.id ?? 0; // The host's own answer, for one number.
  };
  const lists = () => asked('Requests/GetAll').filter((line) => !line.includes('ClientId'));

  it('«looked at» stood in the log for fifteen matters that nobody had opened: no list is read', async () => {
    await openPanel({ host, path: `/admin/requests/${await idOf()}` });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(asked('Thread').length + asked('GetById').length).toBeGreaterThan(1));
    expect(lists()).toEqual([]);
  });

  it('has its neighbours when it is opened from the list', async () => {
    const user = await openPanel({ host, path: '/admin/requests' });
    await waitFor(() => expect(rows()).toBeGreaterThan(0));
    const [first] = document.querySelectorAll<HTMLElement>('tbody a[href^="/admin/requests/"]');
    if (!first) throw new Error('no row');
    await user.click(first);
    expect(await screen.findByText(/^1 of \d+/)).toBeInTheDocument();
  });
});

describe('a search that is longer than the host takes', () => {
  it('showed the whole list as its result', async () => {
    const user = await openPanel({ host, path: '/admin/requests' });
    await waitFor(() => expect(rows()).toBeGreaterThan(0));
    await user.click(screen.getByRole('searchbox'));
    await user.paste('x'.repeat(SEARCH_MAX + 50));
    await waitFor(() =>
      expect(asked('Requests/GetAll').at(-1)).toMatch(new RegExp(`SearchTerm=x{${SEARCH_MAX}}(&|$)`)),
    );
    await waitFor(() => expect(rows()).toBe(0));
  });
});

describe('a filter by days', () => {
  const openFrom = async () => {
    const user = await openPanel({ host, path: '/admin/requests' });
    await waitFor(() => expect(rows()).toBeGreaterThan(0));
    const [filter] = screen
      .getAllByRole('button', { name: 'Received' })
      .filter((button) => button.matches('[aria-haspopup="dialog"]:not(th button)'));
    await user.click(filter ?? document.body);
    return await within(await screen.findByRole('dialog')).findByLabelText(/from/i);
  };

  it('takes years of four digits', async () => {
    expect(await openFrom()).toHaveAttribute('max', '9999-12-31');
  });

  it('asked the list for every digit that was typed', async () => {
    const from = await openFrom();
    // As the digits of a year come one after the other.
    for (const year of ['0002', '0020', '0202', '2026'])
      fireEvent.change(from, { target: { value: `${year}-01-01` } });
    await waitFor(() => expect(asked('CreatedAtFrom')).not.toEqual([]));
    expect(asked('CreatedAtFrom').every((line) => line.includes('CreatedAtFrom=2026-01-01'))).toBe(true);
    expect(from).toHaveValue('2026-01-01');
  });
});

describe('the pages of a list', () => {
  it('dropped the focus of whoever turned them all the way', async () => {
    const user = await openPanel({ host, path: '/admin/faq?PageSize=5' });
    await waitFor(() => expect(rows()).toBeGreaterThan(0));
    const next = screen.getByRole('button', { name: 'Next' });
    await waitFor(async () => {
      await user.click(next);
      expect(next).toHaveAttribute('aria-disabled', 'true');
    });
    expect(next).toBeEnabled();
    expect(next).toHaveFocus();
  });
});
