import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdCall } from '#tests/support/hold-call.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { leaveSite, openSite } from './open-site.tsx';

const { host, bridge } = await shareBridgedHost(leaveSite);
beforeEach(() => signIn({ email: 'client@yamama-fustat.example', password: 'Yamama-2026' }));

const findList = () => screen.findByRole('list', { name: 'Your requests' });

/** All that the host says of a resource's list, with other rows and totals. */
function answerWith(resource: string, answer: (page: number) => object) {
  bridge.server.use(
    http.get(`*/api/${resource}/GetAll`, async ({ request }) => {
      const { body } = await host.call('GET', `/api/${resource}/GetAll`, { as: 'User' });
      const page = Number(new URL(request.url).searchParams.get('PageIndex') ?? 1);
      return HttpResponse.json({ ...body, pageIndex: page, pageSize: 20, ...answer(page) });
    }),
  );
}
const none = { data: [], totalPages: 1, totalCount: 0 };

describe('whoever changes the tab of their matters', () => {
  it('saw the rows and numbers of the other kind until the answer came', async () => {
    const counts = holdCall(bridge.server, 'get', '*/api/Consultations/GetCounts');
    const rows = holdCall(bridge.server, 'get', '*/api/Consultations/GetAll');
    const { user } = await openSite('/profile');
    await findList();
    await screen.findByRole('option', { name: /^All \(\d+\)$/ });
    await user.click(screen.getByRole('tab', { name: /^Consultations/ }));
    await rows.arrived;
    expect(screen.queryByRole('list', { name: 'Your requests' })).toBeNull();
    expect(screen.getByRole('option', { name: /^All/ })).toHaveTextContent(/^All$/);
    rows.letGo();
    counts.letGo();
    expect(within(await findList()).getAllByText(/^C-/).length).toBeGreaterThan(0);
  });

  it('was told that there are none until the answer came', async () => {
    answerWith('Requests', () => none);
    const rows = holdCall(bridge.server, 'get', '*/api/Consultations/GetAll');
    const { user } = await openSite('/profile');
    await screen.findByText('You have no requests yet');
    await user.click(screen.getByRole('tab', { name: /^Consultations/ }));
    await rows.arrived;
    expect(screen.queryByText(/^You have no/)).toBeNull();
    rows.letGo();
    expect(await findList()).toBeVisible();
  });
});

it('whoever cleared filters that nothing matched was told that they had sent nothing until the answer came', async () => {
  const { user } = await openSite('/profile?q=giraffe');
  const clear = await screen.findByRole('button', { name: 'Clear filters' });
  const rows = holdCall(bridge.server, 'get', '*/api/Requests/GetAll');
  await user.click(clear);
  await rows.arrived;
  expect(screen.queryByText(/^You have no|^Nothing matches/)).toBeNull();
  // The button went.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  rows.letGo();
  expect(await findList()).toBeVisible();
});

it('a page past the end of the list was blank: it leads to the first one', async () => {
  answerWith('Requests', (page) => ({ totalPages: 2, totalCount: 23, ...(page > 2 && { data: [] }) }));
  const { user, place } = await openSite('/profile?page=9');
  await user.click(await screen.findByRole('button', { name: 'To the first page' }));
  expect(screen.queryByText(/^You have no|^Nothing matches/)).toBeNull();
  await waitFor(() => expect(place.path).toBe('/profile'));
  expect(await findList()).toBeVisible();
});

it('a state that was chosen just after a word was typed was undone by the word', async () => {
  const { place } = await openSite('/profile');
  await screen.findByRole('option', { name: /^Pending \(\d+\)$/ });
  // At once, as fingers do: the word waits for the next letter.
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'lease' } });
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'Pending' } });
  await waitFor(() => expect(place.path).toContain('q=lease'));
  expect(place.path).toContain('status=Pending');
});
