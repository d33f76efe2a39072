import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { FILE_MAX_BYTES } from '#contract/file-rules.ts';
import { holdCall } from '#tests/support/hold-call.ts';
import { loseAnswer } from '#tests/support/lose-answer.ts';
import { setLine } from '#tests/support/set-line.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { samplePdf } from '#tests/support/sample-pdf.ts';
import { writeInto } from '#tests/support/write-into.ts';
import { isolate } from '#ui/text/isolate.ts';
import { leaveSite, openSite } from './open-site.tsx';

const { host, bridge } = await shareBridgedHost(leaveSite);

const asClient = () => signIn({ email: 'client@yamama-fustat.example', password: 'Yamama-2026' });
type Site = Awaited<ReturnType<typeof openSite>>;

async function openForm(options?: Parameters<typeof openSite>[1]) {
  const site = await openSite('/servicespage', options);
  await screen.findByRole('option', { name: 'Debt recovery' });
  return site;
}

const form = () => within(screen.getByRole('region', { name: 'Request a service' }));
const submit = ({ user }: Site) => user.click(form().getByRole('button', { name: 'Send request' }));

async function fill({ user }: Site, title = 'Unpaid invoices') {
  await user.selectOptions(form().getByLabelText('Service'), 'Debt recovery');
  await writeInto(user, form().getByLabelText('Title'), title);
  await writeInto(user, form().getByLabelText('Description'), 'Three invoices from March are still open.');
}

const sendings = () => bridge.calls.filter(({ line }) => line === 'POST /api/Requests/Add');
const keys = () => sendings().map(({ headers }) => headers.get('idempotency-key'));

/** The host has the next request, and the line breaks before its answer. */
const loseTheAnswer = () => loseAnswer({ host, bridge }, '/api/Requests/Add');

async function requestsCalled(title: string): Promise<number> {
  const { body } = await host.call('GET', '/api/Requests/GetAll', {
    as: 'Admin',
    query: { SearchTerm: title, PageSize: '100' },
  });
  return z.array(z.object({ title: z.string() })).parse(body.data).length;
}

afterEach(() => vi.restoreAllMocks());

/** Sends as a visitor, and takes the way to the login that is offered then. */
async function logInFromForm(site: Site, email: string) {
  await submit(site);
  await site.user.click(within(await screen.findByRole('alert')).getByRole('link', { name: 'Log in' }));
  await writeInto(site.user, await screen.findByLabelText('Email'), email);
  await writeInto(site.user, screen.getByLabelText('Password'), 'Yamama-2026');
  await site.user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('the request form', () => {
  it('R206 R207 R208 R209 names what is missing or too short, and sends nothing', async () => {
    await asClient();
    const site = await openForm();
    await site.user.type(form().getByLabelText('Description'), 'Lease');
    await submit(site);
    await waitFor(() => expect(form().getByLabelText('Service')).toHaveFocus());
    for (const label of ['Service', 'Title'])
      expect(form().getByLabelText(label)).toHaveAccessibleDescription(/This field is required/);
    expect(form().getByLabelText('Description')).toHaveAccessibleDescription(
      /Too short \(at least 10 characters\)/,
    );
    await site.user.type(form().getByLabelText('Description'), ' of an office in Riyadh');
    await waitFor(() =>
      expect(form().getByLabelText('Description')).not.toHaveAccessibleDescription(/Too short/),
    );
    expect(sendings()).toEqual([]);
  });

  it('R216 R217 A77 a visitor is told to log in, nothing is sent, and what was typed goes by itself after the login', async () => {
    const site = await openForm();
    await fill(site, 'A visitor’s request');
    await submit(site);
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByText('You must be logged in to request service')).toBeVisible();
    expect(sendings()).toEqual([]);

    await site.user.click(within(notice).getByRole('link', { name: 'Log in' }));
    await site.user.type(await screen.findByLabelText('Email'), 'client@yamama-fustat.example');
    await site.user.type(screen.getByLabelText('Password'), 'Yamama-2026');
    await site.user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(site.place.path).toMatch(/^\/servicespage/));
    // It was sent once already, as far as its writer is concerned: nobody presses again.
    const done = within(await screen.findByRole('group', { name: 'Your request was received' }));
    expect(done.getByText(/R-\d{4}-\d{5}/)).toBeVisible();
    expect(done.getByText(`Branch: ${isolate('Riyadh')}.`)).toBeVisible();
    expect(done.getByText(/You can expect our first reply by .+, \u2068Riyadh\u2069 time\./)).toBeVisible();
    expect(done.getByRole('link', { name: 'Follow this request' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/profile\/myRequestDetails\/\d+$/),
    );
    expect(await requestsCalled('A visitor’s request')).toBe(1);
  });

  it('a file that is too large does not go without a word on the way over the login', async () => {
    const site = await openForm();
    await fill(site, 'With a file that is too large');
    const large = new File([new Uint8Array(FILE_MAX_BYTES + 1)], 'large.pdf', { type: 'application/pdf' });
    const letter = new File([new Uint8Array(samplePdf())], 'letter.pdf', { type: 'application/pdf' });
    await site.user.upload(form().getByLabelText(/Attachments/), [large, letter]);
    await submit(site);
    expect(await form().findByText('Remove the files marked in red to go on.')).toBeVisible();
    const summary = form().getByText('To be completed before it can be sent:').parentElement;
    expect(summary).toHaveTextContent('large.pdf: File is too large. Max size is 5MB');
    expect(screen.queryByText('You must be logged in to request service')).toBeNull();

    await site.user.click(form().getByRole('button', { name: /Remove.*large\.pdf/ }));
    // The summary goes with what was wrong.
    await waitFor(() => expect(screen.queryByText('To be completed before it can be sent:')).toBeNull());
    await logInFromForm(site, 'client@yamama-fustat.example');
    const done = within(await screen.findByRole('group', { name: 'Your request was received' }));
    const files = within(done.getByRole('list', { name: 'These files arrived with it:' }));
    expect(files.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['letter.pdf']);
  });

  it('what was typed after Send was pressed was gone with the form', async () => {
    await asClient();
    const site = await openForm();
    await fill(site, 'Typed on');
    const call = holdCall(bridge.server, 'post', '*/api/Requests/Add');
    await submit(site);
    await call.arrived;
    await site.user.type(form().getByLabelText('Description'), ' And one from April.');
    await call.letGo();
    await screen.findByRole('group', { name: 'Your request was received' });
    await site.user.click(screen.getByRole('button', { name: 'Send another request' }));
    await waitFor(() =>
      expect(form().getByLabelText('Description')).toHaveValue(
        'Three invoices from March are still open. And one from April.',
      ),
    );
    expect(form().getByLabelText('Title')).toHaveValue('');
  });

  it.each([
    ['en', 'Attachments', 'Request a service', 'Title'],
    ['ar', 'المرفقات', 'طلب خدمة', 'عنوان الطلب'],
  ] as const)(
    'two pictures of a telephone have one name, and both are asked for again after a reload: %s',
    async (language, label, region, title) => {
      const picture = (at: number) => new File([new Uint8Array(at)], 'image.jpg', { type: 'image/jpeg' });
      const part = () => within(screen.getByRole('region', { name: region }));
      const keys = vi.spyOn(console, 'error');
      const open = async () => {
        const site = await openSite('/servicespage', { language });
        await screen.findByRole('region', { name: region });
        await part().findByLabelText(title);
        return site;
      };
      const names = () => part().queryAllByText('image.jpg', { selector: '[role="status"] *' });
      const site = await open();
      await site.user.upload(part().getByLabelText(new RegExp(label)), [picture(1), picture(2)]);
      site.unmount();
      // The memory of the page is gone with a reload: it holds the files of no such draft.
      const stored = sessionStorage.getItem('draft:request') ?? '';
      sessionStorage.setItem('draft:request', stored.replace(/"key":"[^"]*"/, '"key":"of-the-page-before"'));
      const again = await open();
      await waitFor(() => expect(names()).toHaveLength(2));
      await again.user.upload(part().getByLabelText(new RegExp(label)), picture(1));
      await waitFor(() => expect(names()).toHaveLength(1));
      await again.user.upload(part().getByLabelText(new RegExp(label)), picture(2));
      await waitFor(() => expect(names()).toHaveLength(0));
      expect(keys.mock.calls.flat().join(' ')).not.toContain('same key');
    },
  );

  it('a file that is too large is still marked when its writer comes back to the page', async () => {
    const site = await openForm();
    await fill(site, 'With a file that stays');
    const large = new File([new Uint8Array(FILE_MAX_BYTES + 1)], 'large.pdf', { type: 'application/pdf' });
    await site.user.upload(form().getByLabelText(/Attachments/), large);
    site.unmount();
    await openForm();
    expect(form().getAllByText(/File is too large/).length).toBeGreaterThan(0);
  });

  it('a request that its writer went back to as a guest waits for a press', async () => {
    const site = await openForm();
    await fill(site, 'Thought better of');
    await submit(site);
    await site.user.click(within(await screen.findByRole('alert')).getByRole('link', { name: 'Log in' }));
    await screen.findByLabelText('Email');
    site.unmount();
    const back = await openForm();
    await back.user.type(form().getByLabelText('Description'), ' But then');
    back.unmount();
    await asClient();
    await openForm();
    expect(form().getByLabelText('Title')).toHaveValue('Thought better of');
    // Longer than what goes by itself takes.
    await new Promise((resume) => setTimeout(resume, 700));
    expect(sendings()).toEqual([]);
  });

  it('whoever registers to send it is told there that it waits and goes by itself', async () => {
    const site = await openForm();
    await fill(site, 'Waits for an account');
    await submit(site);
    const notice = within(await screen.findByRole('alert'));
    await site.user.click(notice.getByRole('link', { name: 'Create an account' }));
    expect(await screen.findByText(/What you wrote is kept with its files, and is sent/)).toBeVisible();
  });

  it('goes to the office that was shown when it was sent, whose account ever it is', async () => {
    const site = await openForm();
    await fill(site, 'Shown as Riyadh');
    expect(form().getByLabelText(/Preferred branch/)).toHaveDisplayValue('Riyadh');
    await logInFromForm(site, 'client2@yamama-fustat.example');
    const done = within(await screen.findByRole('group', { name: 'Your request was received' }));
    expect(done.getByText(`Branch: ${isolate('Riyadh')}.`)).toBeVisible();
  });

  it('a visitor is still told that the office was chosen for them after they have pressed Send', async () => {
    const site = await openForm();
    await fill(site);
    const office = () => form().getByLabelText(/Preferred branch/);
    expect(office()).toHaveDisplayValue('Riyadh');
    expect(office()).toHaveAccessibleDescription(/We have selected the \u2068Riyadh\u2069 branch/);
    await submit(site);
    await screen.findByRole('alert');
    expect(office()).toHaveAccessibleDescription(/We have selected the \u2068Riyadh\u2069 branch/);
    await site.user.selectOptions(office(), 'Cairo');
    expect(office()).toHaveDisplayValue('Cairo');
    expect(office()).not.toHaveAccessibleDescription(/We have selected/);
  });

  it('a form whose end is out of sight says beside its button where it goes and that it takes files', async () => {
    await asClient();
    const site = await openForm();
    await fill(site);
    expect(form().getByRole('button', { name: `Branch: ${isolate('Riyadh')}` })).toBeVisible();
    await site.user.click(form().getByRole('button', { name: 'Attachments: 0 of 4' }));
    expect(form().getByLabelText(/Attachments/)).toHaveFocus();
  });

  it('an Admin who fills it in is told at once that clients send requests, and how', async () => {
    await signIn({ email: 'admin@yamama-fustat.example', password: 'Yamama-2026' });
    await openForm();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Clients send requests with their own accounts.',
    );
    expect(screen.getByText('You are logged in with a staff account')).toBeVisible();
  });

  it('keeps what was typed through a reload, and forgets it once it is sent', async () => {
    await asClient();
    const site = await openForm();
    await fill(site, 'Typed before a reload');
    site.unmount();
    const again = await openForm();
    expect(form().getByLabelText('Title')).toHaveValue('Typed before a reload');
    await submit(again);
    await again.user.click(await screen.findByRole('button', { name: 'Send another request' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('');
    expect(sessionStorage.getItem('draft:request')).toBeNull();
  });

  it('whoever asked for another service after sending was still shown that the last one was received', async () => {
    await asClient();
    const site = await openForm();
    await fill(site, 'The first of two');
    await submit(site);
    await screen.findByRole('group', { name: 'Your request was received' });
    // Nothing that somebody did not choose takes it away.
    expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
    const row = screen.getByRole('heading', { name: 'Employment contracts and policies' }).closest('li');
    await site.user.click(within(row ?? document.body).getByRole('button', { name: 'Request' }));
    await waitFor(() =>
      expect(form().getByLabelText('Service')).toHaveDisplayValue('Employment contracts and policies'),
    );
    expect(screen.queryByRole('group', { name: 'Your request was received' })).toBeNull();
    expect(form().getByLabelText('Title')).toHaveValue('');
  });

  it('whoever wanted to send another one after the first was left without the focus', async () => {
    await asClient();
    const site = await openForm();
    await fill(site, 'One, and then another');
    await submit(site);
    const sent = within(await screen.findByRole('group', { name: 'Your request was received' }));
    await site.user.click(sent.getByRole('button', { name: 'Send another request' }));
    expect(await form().findByLabelText('Title')).toHaveValue('');
    expect(form().getByRole('heading', { name: 'Request a service' })).toHaveFocus();
  });

  it('what one person typed is not shown to the next one on the same computer', async () => {
    await asClient();
    const site = await openForm();
    await fill(site, 'A private matter');
    site.unmount();
    await signIn({ email: 'client2@yamama-fustat.example', password: 'Yamama-2026' });
    await openForm();
    expect(form().getByLabelText('Title')).toHaveValue('');
  });

  it('a lost answer and a second press make one request', async () => {
    await asClient();
    const site = await openForm();
    await fill(site, 'Sent over a bad line');
    loseTheAnswer();
    await submit(site);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to connect to the server. Check your internet connection and try again.',
    );
    expect(form().getByLabelText('Title')).toHaveValue('Sent over a bad line');
    await site.user.dblClick(form().getByRole('button', { name: 'Send request' }));
    await screen.findByRole('group', { name: 'Your request was received' });
    expect(new Set(keys()).size).toBe(1);
    expect(await requestsCalled('Sent over a bad line')).toBe(1);
  });

  it('what was sent without a line goes by itself, once, when it is back', async () => {
    await asClient();
    const site = await openForm();
    await fill(site, 'Sent without a line');
    setLine(false);
    loseTheAnswer();
    await submit(site);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You are offline. Keep this page open. It will be sent automatically when the connection returns.',
    );
    setLine(true);
    await screen.findByRole('group', { name: 'Your request was received' });
    expect(new Set(keys()).size).toBe(1);
    expect(await requestsCalled('Sent without a line')).toBe(1);
  });

  it('what was sent without a line is not sent by itself after the host has forgotten it', async () => {
    await asClient();
    const site = await openForm();
    await fill(site, 'Sent before a long weekend');
    setLine(false);
    loseTheAnswer();
    await submit(site);
    await screen.findByRole('alert');
    const before = keys().length;
    const later = Date.now() + 3 * 86_400_000;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => later);
    setLine(true);
    // Longer than what is sent by itself waits for.
    await new Promise((resume) => setTimeout(resume, 700));
    clock.mockRestore();
    expect(keys()).toHaveLength(before);
    await submit(site);
    await screen.findByRole('group', { name: 'Your request was received' });
  });

  it('words that were touched while there was no line are not sent by themselves', async () => {
    await asClient();
    const site = await openForm();
    await fill(site, 'Half written');
    setLine(false);
    loseTheAnswer();
    await submit(site);
    await screen.findByRole('alert');
    await site.user.type(form().getByLabelText('Description'), ' And then');
    const before = keys().length;
    setLine(true);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to connect'));
    // Longer than what is sent by itself waits for.
    await new Promise((resume) => setTimeout(resume, 700));
    expect(keys()).toHaveLength(before);
  });

  it('names over the form each field in which something is wrong, and leads to it', async () => {
    await asClient();
    const site = await openForm();
    await submit(site);
    const summary = await form().findByText('To be completed before it can be sent:');
    const box = within(summary.parentElement ?? document.body);
    expect(box.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Service: This field is required',
      'Title: This field is required',
      'Description: This field is required',
    ]);
    await site.user.click(box.getByRole('button', { name: 'Description' }));
    expect(form().getByLabelText('Description')).toHaveFocus();
  });

  it('a service that one office offers goes there, and says so', async () => {
    await asClient();
    const { body } = await host.call('GET', '/api/ServiceCategories/GetAll', { as: 'Admin' });
    const [category] = z
      .array(z.looseObject({ id: z.number(), slug: z.string() }))
      .parse(body.data)
      .filter(({ slug }) => slug === 'commercial');
    await host.call('PUT', '/api/ServiceCategories/Update', {
      as: 'Admin',
      body: { id: category?.id, branchIds: [2] },
    });
    const site = await openForm();
    await site.user.selectOptions(form().getByLabelText('Service'), 'Debt recovery');
    const only = `Branch: ${isolate('Cairo')}. Only this one offers the service.`;
    expect(await form().findByText(only)).toBeVisible();
    await host.call('PUT', '/api/ServiceCategories/Update', {
      as: 'Admin',
      body: { id: category?.id, branchIds: [1, 2] },
    });
  });

  it('what was changed after a lost answer does not make a second request unasked', async () => {
    await asClient();
    const site = await openForm();
    await fill(site, 'Changed after a lost answer');
    loseTheAnswer();
    await submit(site);
    await screen.findByRole('alert');
    await site.user.type(form().getByLabelText('Description'), ' And a fourth one.');
    await submit(site);
    const known = await screen.findByText('We already have this');
    expect(known).toBeVisible();
    expect(await requestsCalled('Changed after a lost answer')).toBe(1);
  });
});
