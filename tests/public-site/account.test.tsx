import { act, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import { inboxCalls } from '#contract/inbox.ts';
import { userInfoSchema } from '#contract/session.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { inboxKeyOf, inboxNameOf, readKept } from '#providers/notifications/inbox-store.ts';
import { syncInbox } from '#providers/notifications/inbox.ts';
import { Toasts } from '#providers/notifications/toasts.tsx';
import { accountKeys } from '#providers/session/account-keys.ts';
import { getSession } from '#providers/session/session-store.ts';
import { holdCall } from '#tests/support/hold-call.ts';
import { loseAnswer } from '#tests/support/lose-answer.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leaveSite, openSite } from './open-site.tsx';

const { host, bridge } = await shareBridgedHost(leaveSite);
beforeEach(() => signIn({ email: 'client@yamama-fustat.example', password: 'Yamama-2026' }));

const rowsSchema = z.array(z.looseObject({ id: z.number(), title: z.string(), number: z.string() }));

async function requestsOf(person: 'User' | 'client2') {
  const { body } = await host.call('GET', '/api/Requests/GetAll', { as: person, query: { PageSize: '100' } });
  return rowsSchema.parse(body.data);
}
async function firstRequest() {
  const [first] = await requestsOf('User');
  if (!first) throw new Error('The demo client has no requests');
  return first;
}
function sessionUser() {
  const session = getSession();
  if (!session) throw new Error('Nobody is signed in');
  return session.user;
}
const rows = () => within(screen.getByRole('list', { name: 'Your requests' })).getAllByRole('listitem');

describe('the client area', () => {
  it('R40 R218 lists the client’s own requests alone, with how many there are', async () => {
    await openSite('/profile');
    await screen.findByRole('list', { name: 'Your requests' });
    const own = await requestsOf('User');
    expect(rows()).toHaveLength(own.length);
    for (const { title } of await requestsOf('client2'))
      expect(screen.queryByText(title)).not.toBeInTheDocument();
    expect(await screen.findByRole('tab', { name: `Service requests ${own.length}` })).toBeVisible();
  });

  it('R143 a row has the service, the day it was asked for, the state and the firm’s last note', async () => {
    const { id, title } = await firstRequest();
    const { body } = await host.call('GET', `/api/Requests/GetById/${id}`, { as: 'User' });
    const { service, createdAt } = z
      .looseObject({ service: z.string(), createdAt: z.string() })
      .parse(body.data);
    await host.call('POST', `/api/Requests/AddNote/${id}`, {
      as: 'CustomerService',
      body: { text: 'Please send us the lease.', visibility: 'client' },
    });
    await openSite('/profile');
    await screen.findByRole('list', { name: 'Your requests' });
    const row = rows().find((each) => within(each).queryByRole('heading', { name: new RegExp(title) }));
    if (!row) throw new Error('The request has no row');
    expect(within(row).getByText(service)).toBeVisible();
    expect(row).toHaveTextContent('Requested on');
    expect(row.querySelector('time')).toHaveAttribute('datetime', createdAt);
    expect(within(row).getByText(/^(Pending|Contacted|Resolved|Rejected)$/)).toBeVisible();
    expect(within(row).getByText('Please send us the lease.')).toBeVisible();
  });

  it('finds among them by words and by state, keeps it in the address, and says when nothing matches', async () => {
    const { user, place } = await openSite('/profile');
    await screen.findByRole('list', { name: 'Your requests' });
    const pending = await screen.findByRole('option', { name: /^Pending \(\d+\)$/ });
    await user.selectOptions(screen.getByLabelText('Status'), pending);
    await waitFor(() => expect(place.path).toBe('/profile?status=Pending'));
    await waitFor(() => expect(rows().length).toBe(Number(/\d+/.exec(pending.textContent)?.[0])));
    await user.type(screen.getByLabelText('Search'), 'giraffe');
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(place.path).toBe('/profile'));
    expect(screen.getByLabelText('Search')).toHaveValue('');
  });

  it('whoever turned a page of their requests was left at its end', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    bridge.server.use(
      http.get('*/api/Requests/GetAll', async ({ request }) => {
        const { body } = await host.call('GET', '/api/Requests/GetAll', { as: 'User' });
        const pageIndex = Number(new URL(request.url).searchParams.get('PageIndex') ?? 1);
        return HttpResponse.json({ ...body, pageIndex, pageSize: 20, totalPages: 2, totalCount: 23 });
      }),
    );
    const { user, place } = await openSite('/profile');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(screen.getByRole('list', { name: 'Your requests' })).toHaveFocus();
    expect(scroll).toHaveBeenCalledOnce();
    await waitFor(() => expect(place.path).toBe('/profile?page=2'));
    await waitFor(() => expect(screen.getByText(/^Showing 21/)).toHaveAttribute('role', 'status'));
  });

  it('A18 has the consultations beside them, in a tab of its own address', async () => {
    const { user, place } = await openSite('/profile');
    await user.click(await screen.findByRole('tab', { name: /^Consultations/ }));
    await waitFor(() => expect(place.path).toBe('/profile?tab=consultations'));
    expect(
      (await screen.findAllByText(/Pending Review|Scheduled|Completed|Cancelled/)).length,
    ).toBeGreaterThan(0);
  });

  it('R199 a state that is not known is Unknown', async () => {
    bridge.server.use(
      http.get('*/api/Requests/GetAll', async () => {
        const { body } = await host.call('GET', '/api/Requests/GetAll', { as: 'User' });
        const data = rowsSchema.parse(body.data).map((row) => ({ ...row, status: 'Paused' }));
        return HttpResponse.json({ ...body, data });
      }),
    );
    await openSite('/profile');
    expect((await screen.findAllByText('Unknown')).length).toBeGreaterThan(0);
  });

  it('R226 tells that requests could not be loaded, and asks again', async () => {
    bridge.server.use(
      http.get('*/api/Requests/GetAll', () => new HttpResponse(null, { status: 403 }), { once: true }),
    );
    const { user } = await openSite('/profile');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error loading data');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Your requests' })).toBeVisible();
  });
});

describe('news of a request', () => {
  it('is marked in the list until the client opens it, which the bell knows too', async () => {
    const { id, title } = await firstRequest();
    const name = inboxNameOf(sessionUser()) ?? '';
    await host.call('POST', `/api/Requests/AddNote/${id}`, {
      as: 'CustomerService',
      body: { text: 'News for you.', visibility: 'client' },
    });
    const { user } = await openSite('/profile');
    await act(() => syncInbox(name));
    const row = await screen.findByRole('heading', { level: 2, name: new RegExp(title) });
    expect(await within(row).findByRole('img', { name: 'New update' })).toBeVisible();
    await user.click(within(row).getByRole('link'));
    await screen.findByText('News for you.');
    await waitFor(() => expect(readKept(inboxKeyOf(name)).items.filter(({ isRead }) => !isRead)).toEqual([]));
  });

  it.each(['ar', 'en'] as const)(
    'of a page in a background tab was marked as read before anybody had seen it: %s',
    async (language) => {
      const { id } = await firstRequest();
      const name = inboxNameOf(sessionUser()) ?? '';
      const unread = () => readKept(inboxKeyOf(name)).items.filter(({ isRead }) => !isRead);
      await openSite(`/profile/myRequestDetails/${id}`, { language });
      await screen.findByRole('heading', { level: 1 });
      const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await host.call('POST', `/api/Requests/AddNote/${id}`, {
        as: 'CustomerService',
        body: { text: 'While you were away.', visibility: 'client' },
      });
      await act(() => syncInbox(name));
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(unread()).toHaveLength(1);
      visibility.mockRestore();
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await waitFor(() => expect(unread()).toEqual([]));
    },
  );
});

describe('a client on a bad line', () => {
  it.each(['ar', 'en'] as const)(
    'who opens a request with news is not told that something failed which nobody did: %s',
    async (language) => {
      const { id } = await firstRequest();
      const name = inboxNameOf(sessionUser()) ?? '';
      for (const text of ['One.', 'Two.', 'Three.'])
        await host.call('POST', `/api/Requests/AddNote/${id}`, {
          as: 'CustomerService',
          body: { text, visibility: 'client' },
        });
      let failures = 0;
      bridge.server.use(
        http.post(`*${inboxCalls.markRead}/*`, () => {
          failures += 1;
          return HttpResponse.error();
        }),
      );
      await openSite(`/profile/myRequestDetails/${id}`, { language });
      await act(() => syncInbox(name));
      render(<Toasts />, { wrapper: MemoryRouter });
      await waitFor(() => expect(failures).toBeGreaterThan(0));
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(screen.queryAllByRole('alert')).toEqual([]);
      expect(failures).toBe(1);
    },
  );
});

describe('a page that is left open', () => {
  it.each([
    ['ar', /سيصلك ردّنا الأول/],
    ['en', /You can expect our first reply by/],
  ] as const)('no longer promises a reply by a time that has passed: %s', async (language, promise) => {
    const { body } = await host.call('POST', '/api/Requests/Add', {
      as: 'User',
      body: { title: 'A lease', description: 'A lease of an office in Riyadh.', serviceId: 1, branchId: 1 },
    });
    const { id } = z.looseObject({ id: z.number() }).parse(body.data);
    const timers = vi.spyOn(globalThis, 'setInterval');
    await openSite(`/profile/myRequestDetails/${id}`, { language });
    expect(await screen.findByText(promise)).toBeVisible();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 86_400_000 });
    try {
      act(() => {
        for (const [tick, every] of timers.mock.calls) if (every === 30_000) tick();
      });
      expect(screen.queryByText(promise)).toBeNull();
    } finally {
      vi.useRealTimers();
      timers.mockRestore();
    }
  });
});

describe('one request', () => {
  it('R41 R221 tells where it stands, what happens next and what happened', async () => {
    const { id, title, number } = await firstRequest();
    await openSite(`/profile/myRequestDetails/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(number)).toHaveAttribute('dir', 'ltr');
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    for (const name of ['Attachments', 'Notes', 'Activity'])
      expect(await screen.findByRole('region', { name })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Activity' })).getByText('Received')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Write on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`^https://wa.me/\\d+\\?text=.*${number}`)),
    );
  });

  it('R219 R220 somebody else’s, one that never was and no number at all are told alike', async () => {
    const [foreign] = await requestsOf('client2');
    for (const id of [String(foreign?.id), '987654', 'abc']) {
      const { unmount } = await openSite(`/profile/myRequestDetails/${id}`);
      expect(await screen.findByRole('heading', { level: 1, name: 'Request not found' })).toBeVisible();
      unmount();
    }
    await openSite('/profile/myConsultationDetails/987654');
    expect(await screen.findByRole('heading', { level: 1, name: 'Consultation not found' })).toBeVisible();
  });

  it('A19 R222 shows what the firm wrote to the client, never what it wrote for itself; a reply stands below', async () => {
    const { id } = await firstRequest();
    const note = (text: string, visibility: string) =>
      host.call('POST', `/api/Requests/AddNote/${id}`, { as: 'CustomerService', body: { text, visibility } });
    await note('Please send the signed contract.', 'client');
    await note('CANARY for the firm alone', 'internal');
    const { user } = await openSite(`/profile/myRequestDetails/${id}`);
    expect(await screen.findByText('Please send the signed contract.')).toBeVisible();
    expect(document.body).not.toHaveTextContent('CANARY');
    await user.type(screen.getByLabelText('Your reply to the firm'), 'Here it is.');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Your reply was sent.')).toBeVisible();
    expect(await screen.findByText('Here it is.')).toBeVisible();
    expect(screen.getByLabelText('Your reply to the firm')).toHaveValue('');
  });

  it('an empty reply is not sent, and its field says what is missing, not that a field is required', async () => {
    const { id } = await firstRequest();
    const { user } = await openSite(`/profile/myRequestDetails/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Send reply' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Your reply to the firm')).toHaveAccessibleDescription(
        /Write your reply before you send it/,
      ),
    );
  });

  it('R225 a reply that fails says so and stays in its field, and is written once', async () => {
    const { id } = await firstRequest();
    bridge.server.use(
      http.post('*/api/Requests/AddNote/*', () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    const { user } = await openSite(`/profile/myRequestDetails/${id}`);
    await user.type(await screen.findByLabelText('Your reply to the firm'), 'Only once.');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error adding note');
    expect(screen.getByLabelText('Your reply to the firm')).toHaveValue('Only once.');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(screen.getAllByText('Only once.')).toHaveLength(1));
  });

  it('R225 a reply that found no line said why, and not what had failed', async () => {
    const { id } = await firstRequest();
    bridge.server.use(http.post('*/api/Requests/AddNote/*', () => HttpResponse.error(), { once: true }));
    const { user } = await openSite(`/profile/myRequestDetails/${id}`);
    await user.type(await screen.findByLabelText('Your reply to the firm'), 'Lost.');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error adding note.*Failed to connect/);
  });

  it('a reply that was pasted too long is whole in its field, is not sent, and says how much is too much', async () => {
    const { id } = await firstRequest();
    const { user } = await openSite(`/profile/myRequestDetails/${id}`);
    const field = await screen.findByLabelText('Your reply to the firm');
    await user.click(field);
    await user.paste('x'.repeat(5002));
    expect(await screen.findByText('5002 / 5000')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Use at most 5000 characters')).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('x'.repeat(5002));
    expect(bridge.calls.filter(({ line }) => line.includes('AddNote'))).toEqual([]);
  });

  it('R226 a request that cannot be loaded says so', async () => {
    const { id } = await firstRequest();
    bridge.server.use(http.get('*/api/Requests/GetById/*', () => new HttpResponse(null, { status: 403 })));
    await openSite(`/profile/myRequestDetails/${id}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading data');
  });
});

describe('the client’s own details', () => {
  const english = () => screen.findByLabelText('Full name in English');
  const userInfo = async () =>
    userInfoSchema.parse((await host.call('GET', accountCalls.userInfo, { as: 'User' })).body.data);
  const changeElsewhere = async (change: object) => {
    const { fullNameAr, fullNameEn, mobileNumber, whatsAppNumber } = await userInfo();
    const answer = await host.call('PUT', accountCalls.updateUserInfo, {
      as: 'User',
      body: { fullNameAr, fullNameEn, mobileNumber, whatsAppNumber, ...change },
    });
    expect(answer.status).toBe(200);
  };

  it('changed here are saved and greet by the new name', async () => {
    const { user } = await openSite('/profile');
    await user.click(await screen.findByRole('button', { name: 'Edit my details' }));
    await user.clear(await english());
    await user.type(await english(), 'Noura Saleh');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Edit my details' })).toBeVisible();
    expect(await userInfo()).toMatchObject({ fullNameEn: 'Noura Saleh' });
    expect(sessionUser().name).toBe('Noura Saleh');
    expect(await screen.findAllByText(/Noura/)).not.toHaveLength(0);
  });

  it('what was typed while they were being saved was lost with the form', async () => {
    const { user } = await openSite('/profile');
    await user.click(await screen.findByRole('button', { name: 'Edit my details' }));
    await user.clear(await english());
    await user.type(await english(), 'Noura Saleh');
    const saving = holdCall(bridge.server, 'put', `*${accountCalls.updateUserInfo}`);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await saving.arrived;
    await user.type(await english(), ' Ahmad');
    saving.letGo();
    expect(await screen.findByText('Changes saved')).toBeVisible();
    expect(await english()).toHaveValue('Noura Saleh Ahmad');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Edit my details' })).toBeVisible();
    expect(await userInfo()).toMatchObject({ fullNameEn: 'Noura Saleh Ahmad' });
  });

  async function typeMobile({ user }: Awaited<ReturnType<typeof openSite>>, number: string) {
    await user.click(await screen.findByRole('button', { name: 'Edit my details' }));
    await user.clear(await screen.findByLabelText('Mobile number'));
    await user.type(screen.getByLabelText('Mobile number'), number);
  }

  it('whose answer was lost on the way are saved by the next press, and nobody is told that they changed', async () => {
    const site = await openSite('/profile');
    await typeMobile(site, '+966501112266');
    loseAnswer({ host, bridge }, accountCalls.updateUserInfo, 'put');
    await site.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to connect');
    await site.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Edit my details' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await userInfo()).toMatchObject({ mobileNumber: '+966501112266' });
  });

  it('that come back after somebody else has logged in greet nobody by the name of who left', async () => {
    const site = await openSite('/profile');
    const { id } = sessionUser();
    await typeMobile(site, '+966501112277');
    const saving = holdCall(bridge.server, 'put', `*${accountCalls.updateUserInfo}`);
    await site.user.click(screen.getByRole('button', { name: 'Save' }));
    await saving.arrived;
    await act(() => signIn({ email: 'admin@yamama-fustat.example', password: 'Yamama-2026' }));
    const { name } = sessionUser();
    saving.letGo();
    await waitFor(() =>
      expect(site.queryClient.getQueryData(accountKeys.userInfo(id))).toMatchObject({
        data: { mobileNumber: '+966501112277' },
      }),
    );
    expect(sessionUser().name).toBe(name);
  });

  it('a new mobile number is the new WhatsApp number too, where they were the same, until it is said to be another', async () => {
    await changeElsewhere({ mobileNumber: '+966501112233', whatsAppNumber: '+966501112233' });
    const { user } = await openSite('/profile');
    await user.click(await screen.findByRole('button', { name: 'Edit my details' }));
    expect(screen.queryByLabelText('WhatsApp number')).toBeNull();
    await user.clear(screen.getByLabelText('Mobile number'));
    await user.type(screen.getByLabelText('Mobile number'), '0501112244');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const edit = await screen.findByRole('button', { name: 'Edit my details' });
    expect(await userInfo()).toMatchObject({
      mobileNumber: '+966501112244',
      whatsAppNumber: '+966501112244',
    });
    await user.click(edit);
    await user.click(await screen.findByRole('checkbox', { name: 'My WhatsApp number is my mobile number' }));
    await user.clear(screen.getByLabelText('WhatsApp number'));
    await user.type(screen.getByLabelText('WhatsApp number'), '0501112255');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Edit my details' });
    expect(await userInfo()).toMatchObject({
      mobileNumber: '+966501112244',
      whatsAppNumber: '+966501112255',
    });
  });

  it('changed elsewhere meanwhile are not overwritten: what was not edited here is the newer', async () => {
    const { user } = await openSite('/profile');
    await user.click(await screen.findByRole('button', { name: 'Edit my details' }));
    const before = await userInfo();
    await english();
    await changeElsewhere({ fullNameEn: 'Noura Elsewhere', mobileNumber: '+201005550101' });
    await user.clear(await english());
    await user.type(await english(), 'Noura Here');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your data was changed');
    expect(await english()).toHaveValue('Noura Here');
    expect((await userInfo()).fullNameEn).toBe('Noura Elsewhere');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Edit my details' })).toBeVisible();
    expect(await userInfo()).toMatchObject({
      fullNameEn: 'Noura Here',
      fullNameAr: before.fullNameAr,
      mobileNumber: '+201005550101',
    });
  });
});
