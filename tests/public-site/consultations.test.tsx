import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signIn } from '#tests/support/sign-in.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { writeInto } from '#tests/support/write-into.ts';
import { isolate } from '#ui/text/isolate.ts';
import { leaveSite, openSite } from './open-site.tsx';

const { host, bridge } = await shareBridgedHost(leaveSite);

type Site = Awaited<ReturnType<typeof openSite>>;
const next = ({ user }: Site) => user.click(screen.getByRole('button', { name: 'Next' }));
const stepCalled = (name: RegExp) => screen.findByRole('heading', { level: 2, name });
const sendings = () => bridge.calls.filter(({ line }) => line === 'POST /api/Consultations/Add');

async function fillAll(site: Site, caseTitle: string) {
  await site.user.click(await screen.findByRole('radio', { name: 'Video consultation' }));
  await site.user.click(screen.getByRole('radio', { name: 'Commercial litigation' }));
  await next(site);
  await stepCalled(/Your case/);
  await writeInto(site.user, screen.getByLabelText('Case title'), caseTitle);
  await writeInto(
    site.user,
    screen.getByLabelText('Case description'),
    'Two partners and no written agreement.',
  );
  await next(site);
  await stepCalled(/Contact/);
  await writeInto(site.user, screen.getByLabelText(/Preferred time/), 'Mornings');
  await next(site);
  await stepCalled(/Review before sending/);
}

describe('asking for a consultation', () => {
  it('R37 R236 R237 R238 each step checks its own fields, and going back keeps what was typed', async () => {
    const site = await openSite('/consultations');
    await stepCalled(/Step 1 of 4/);
    await screen.findByRole('radio', { name: 'Video consultation' });
    await next(site);
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    expect(screen.getByText('To be completed before going on:')).toBeVisible();
    await site.user.click(screen.getByRole('radio', { name: 'Video consultation' }));
    await site.user.click(screen.getByRole('radio', { name: 'Commercial litigation' }));
    await next(site);
    expect(await stepCalled(/Step 2 of 4/)).toHaveFocus();
    expect(site.place.path).toBe('/consultations?step=2');
    await next(site);
    await waitFor(() =>
      expect(screen.getByLabelText('Case title')).toHaveAccessibleDescription(/This field is required/),
    );
    expect(screen.getByLabelText('Case description')).toHaveAccessibleDescription(/This field is required/);
    await site.user.type(screen.getByLabelText('Case title'), 'A partner who left');
    await site.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('radio', { name: 'Video consultation' })).toBeChecked();
    await next(site);
    expect(await screen.findByLabelText('Case title')).toHaveValue('A partner who left');
  });

  it('R238 nobody gets past a step that is still empty by its address', async () => {
    await openSite('/consultations?step=4');
    expect(await stepCalled(/Step 1 of 4/)).toBeVisible();
  });

  it('R239 the last step shows everything with a way back to each part; a visitor is told to log in', async () => {
    const site = await openSite('/consultations');
    await fillAll(site, 'A partner who left');
    for (const [part, text] of [
      ['Type', 'Video consultation'],
      ['Type', 'Commercial litigation'],
      ['Your case', 'A partner who left'],
      ['Contact', 'Mornings'],
    ] as const)
      expect(within(await screen.findByRole('region', { name: part })).getByText(text)).toBeVisible();
    await site.user.click(screen.getByRole('button', { name: 'Send consultation request' }));
    expect(await screen.findByText('You must be logged in to send a consultation.')).toBeVisible();
    expect(sendings()).toEqual([]);
    await site.user.click(screen.getByRole('link', { name: 'Edit Your case' }));
    expect(await screen.findByLabelText('Case title')).toHaveValue('A partner who left');
  });

  it('whoever chose a video consultation is not asked again how to meet', async () => {
    const site = await openSite('/consultations');
    await site.user.click(await screen.findByRole('radio', { name: 'Video consultation' }));
    await site.user.click(screen.getByRole('radio', { name: 'Commercial litigation' }));
    await next(site);
    await site.user.type(await screen.findByLabelText('Case title'), 'A partner who left');
    await site.user.type(screen.getByLabelText('Case description'), 'Two partners and no agreement.');
    await next(site);
    await stepCalled(/Contact/);
    expect(await screen.findByText('By video')).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'At the office' })).toBeNull();
    // Somebody who only goes on has not said that they want no time.
    expect(await screen.findByRole('radio', { name: 'No set time' })).not.toBeChecked();
  });

  it('whoever only went on booked nothing and was not told so', async () => {
    const site = await openSite('/consultations');
    await fillAll(site, 'A partner who left');
    const contact = within(await screen.findByRole('region', { name: 'Contact' }));
    expect(await contact.findByText(/You have not chosen a time/)).toBeVisible();
    await site.user.click(contact.getByRole('link', { name: 'Choose a time' }));
    await stepCalled(/Contact/);
    const times = within(await screen.findByRole('radiogroup', { name: 'Time (optional)' }));
    await site.user.click(times.getAllByRole('radio')[0] ?? times.getByRole('radio'));
    await next(site);
    await stepCalled(/Review before sending/);
    expect(screen.queryByText(/You have not chosen a time/)).toBeNull();
  });

  it('whoever came from the page of a lawyer was offered the times of all of them', async () => {
    const name = 'Hala Shawkat Nassar';
    const site = await openSite('/lawyers');
    await site.user.click(await screen.findByRole('link', { name }));
    await screen.findByRole('heading', { level: 1, name });
    const main = within(screen.getByRole('main'));
    await site.user.click(await main.findByRole('link', { name: 'Request a consultation' }));
    expect(await screen.findByText(`A consultation with ${isolate(name)}.`)).toBeVisible();
    await fillAll(site, 'A consultation with one of them');
    const contact = within(await screen.findByRole('region', { name: 'Contact' }));
    expect(contact.getByText(name)).toBeVisible();
    const asked = () => bridge.calls.filter(({ line }) => line.includes('GetFreeSlots')).at(-1)?.line;
    expect(asked()).toMatch(/ConsultantId=\d/);
    await site.user.click(contact.getByRole('link', { name: 'Edit Contact' }));
    await site.user.click(await screen.findByRole('button', { name: 'With any lawyer' }));
    await waitFor(() => expect(asked()).not.toMatch(/ConsultantId/));
    // The button goes with what it was pressed for, and the focus fell to the document.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.queryByText(/A consultation with/)).toBeNull();
  });

  it('whoever came from the page of a lawyer was offered their times for what they do not take care of', async () => {
    const site = await openSite('/consultations?lawyer=al-jawhara-al-oqaili');
    await site.user.click(await screen.findByRole('radio', { name: 'Video consultation' }));
    await site.user.click(screen.getByRole('radio', { name: /IP and technology/ }));
    await next(site);
    await stepCalled(/Your case/);
    await site.user.type(screen.getByLabelText('Case title'), 'A trade mark');
    await site.user.type(screen.getByLabelText('Case description'), 'Somebody else has taken our name.');
    await next(site);
    await stepCalled(/Contact/);
    expect(await screen.findByText(/This lawyer has no free times for this area of law/)).toBeVisible();
    await site.user.click(screen.getByRole('button', { name: 'With any lawyer' }));
    expect(await screen.findByRole('radiogroup', { name: 'Time (optional)' })).toBeVisible();
    expect(screen.queryByText(/This lawyer has no free times/)).toBeNull();
  });

  it('whoever came from the page of a lawyer was still promised them for an answer in writing', async () => {
    const { body } = await host.call('GET', '/api/Lawyers/GetAll', { query: { SearchTerm: 'Hala' } });
    const [lawyer] = z.array(z.object({ slug: z.string() })).parse(body.data);
    const { user } = await openSite(`/consultations?lawyer=${lawyer?.slug}`);
    expect(await screen.findByText(/A consultation with \u2068Hala/)).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: 'Written legal opinion' }));
    expect(await screen.findByText(/Our team prepares written answers/)).toBeVisible();
    expect(screen.queryByText(/A consultation with/)).toBeNull();
    // A meeting is with whom it was to be with again.
    await user.click(screen.getByRole('radio', { name: 'Video consultation' }));
    expect(await screen.findByText(/A consultation with \u2068Hala/)).toBeVisible();
  });

  it('whoever came by a link with more than a lawyer in it lost the rest of the address', async () => {
    const { body } = await host.call('GET', '/api/Lawyers/GetAll', { query: { SearchTerm: 'Hala' } });
    const [lawyer] = z.array(z.object({ slug: z.string() })).parse(body.data);
    const { place } = await openSite(`/consultations?lawyer=${lawyer?.slug}&lang=en`);
    expect(await screen.findByText(/A consultation with \u2068Hala/)).toBeVisible();
    await waitFor(() => expect(place.path).toBe('/consultations?lang=en'));
  });

  it('a second choice was one long list of every free time: it is a day, and a time of it, like the first', async () => {
    const site = await openSite('/consultations');
    await fillAll(site, 'A second choice');
    await site.user.click(await screen.findByRole('link', { name: 'Choose a time' }));
    const times = within(await screen.findByRole('radiogroup', { name: 'Time (optional)' }));
    expect(screen.queryByRole('combobox', { name: /^A second choice/ })).toBeNull();
    await site.user.click(times.getAllByRole('radio')[0] ?? times.getByRole('radio'));
    const day = screen.getByRole<HTMLSelectElement>('combobox', { name: /^A second choice/ });
    expect(day).toHaveDisplayValue('No second choice');
    expect(screen.queryByRole('radiogroup', { name: /^Time of the second choice/ })).toBeNull();
    const { value = '' } = day.options[2] ?? {};
    await site.user.selectOptions(day, value);
    const seconds = within(screen.getByRole('radiogroup', { name: /^Time of the second choice/ }));
    await site.user.click(seconds.getAllByRole('radio')[0] ?? seconds.getByRole('radio'));
    await next(site);
    await stepCalled(/Review before sending/);
    const chosen = () => screen.queryByText('Your second choice')?.parentElement;
    expect(chosen()).toHaveTextContent(/\d:\d\d/);
    // Thought better of.
    await site.user.click(screen.getByRole('link', { name: 'Edit Contact' }));
    await site.user.selectOptions(await screen.findByRole('combobox', { name: /^A second choice/ }), '');
    await next(site);
    await stepCalled(/Review before sending/);
    expect(chosen()).not.toHaveTextContent(/\d:\d\d/);
  });

  it('whoever was shown the fee with their time was told of “its fee, if any” once it was sent', async () => {
    await signIn({ email: 'client@yamama-fustat.example', password: 'Yamama-2026' });
    const site = await openSite('/consultations');
    await fillAll(site, 'A consultation with a fee');
    await site.user.click(screen.getByRole('link', { name: 'Choose a time' }));
    const times = within(await screen.findByRole('radiogroup', { name: /^Time/ }));
    // On whose clock it is also for the reader is said of what was chosen.
    expect(screen.queryByText(/your time/)).toBeNull();
    await site.user.click(times.getAllByRole('radio')[0] ?? times.getByRole('radio'));
    await next(site);
    await stepCalled(/Review before sending/);
    const contact = within(screen.getByRole('region', { name: 'Contact' }));
    expect(contact.getByText('The time you chose').parentElement).toHaveTextContent(
      /\d:\d\d [ap]m \u2068(Riyadh|Cairo)\u2069 time/,
    );
    await site.user.click(screen.getByRole('button', { name: 'Send consultation request' }));
    const done = within(await screen.findByRole('group', { name: 'Your consultation request was received' }));
    expect(await done.findByText(/^Fee: .*\d/)).toBeVisible();
    expect(done.getByText(/We will hold it for you until we confirm it/)).toBeVisible();
    expect(done.queryByText(/its fee if there is one/)).toBeNull();
  });

  it('whoever had sent it without a time could not choose one later', async () => {
    await signIn({ email: 'client@yamama-fustat.example', password: 'Yamama-2026' });
    const site = await openSite('/consultations');
    await fillAll(site, 'A consultation without a time');
    await site.user.click(screen.getByRole('button', { name: 'Send consultation request' }));
    await site.user.click(await screen.findByRole('link', { name: 'Follow this consultation' }));
    const part = within(await screen.findByRole('region', { name: 'Appointment' }));
    expect(part.getByText('No time is being held for you.')).toBeVisible();
    await site.user.click(await part.findByRole('button', { name: 'Choose a time' }));
    const times = within(await part.findByRole('radiogroup', { name: /^Time/ }));
    await site.user.click(times.getAllByRole('radio')[0] ?? times.getByRole('radio'));
    await site.user.click(await part.findByRole('button', { name: 'Hold this time for me' }));
    expect(await screen.findByText(/We will hold it for you until we confirm it/)).toBeVisible();
    expect(screen.getAllByText('Pending Review').length).toBeGreaterThan(0);
  });

  it('whoever asked for a written opinion was asked how to meet, and offered a time', async () => {
    await signIn({ email: 'client@yamama-fustat.example', password: 'Yamama-2026' });
    const site = await openSite('/consultations');
    // What was chosen for a meeting goes with the type that asks for one.
    await site.user.click(await screen.findByRole('radio', { name: 'Video consultation' }));
    await site.user.click(screen.getByRole('radio', { name: 'Written legal opinion' }));
    await site.user.click(screen.getByRole('radio', { name: 'Commercial litigation' }));
    await next(site);
    await site.user.type(await screen.findByLabelText('Case title'), 'An opinion in writing');
    await site.user.type(screen.getByLabelText('Case description'), 'May a partner leave within the year?');
    await next(site);
    await stepCalled(/Contact/);
    expect(await screen.findByRole('combobox', { name: 'Branch' })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Day' })).toBeNull();
    expect(screen.queryByLabelText(/Preferred time/)).toBeNull();
    await next(site);
    await stepCalled(/Review before sending/);
    const contact = within(await screen.findByRole('region', { name: 'Contact' }));
    expect(contact.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Branch']);
    expect(screen.queryByText(/You have not chosen a time/)).toBeNull();
    // Nothing was said of what it costs.
    const cost = /^No fee is set for a written answer, and nothing is paid online\./;
    expect(contact.getByText(cost)).toBeVisible();
    await site.user.click(screen.getByRole('button', { name: 'Send consultation request' }));
    expect(await screen.findByText(/It needs no appointment: we will answer in writing here/)).toBeVisible();
    expect(screen.queryByText(/We will tell you the appointment/)).toBeNull();
    await site.user.click(screen.getByRole('link', { name: 'Follow this consultation' }));
    expect(await screen.findByText(/We will answer in writing here and let you know by email/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Appointment' })).toBeNull();
    expect(await screen.findByText(cost)).toBeVisible();
    const way = within(screen.getByRole('list', { name: 'Status' }));
    expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Pending Review',
      'Completed',
    ]);
    const off = within(await screen.findByRole('region', { name: 'Cancel the consultation' }));
    expect(await off.findByRole('button', { name: 'Cancel the consultation' })).toBeVisible();
    expect(off.queryByRole('button', { name: 'Choose a time' })).toBeNull();
  });

  it('whoever touched the tile of a written opinion on the way lost their time and what suits them', async () => {
    await signIn({ email: 'client@yamama-fustat.example', password: 'Yamama-2026' });
    const site = await openSite('/consultations');
    await fillAll(site, 'A stray tile');
    await site.user.click(await screen.findByRole('link', { name: 'Choose a time' }));
    const times = async () => within(await screen.findByRole('radiogroup', { name: /^Time/ }));
    await site.user.click((await times()).getAllByRole('radio')[0] ?? document.body);
    const toTypes = async () => {
      await next(site);
      await stepCalled(/Review before sending/);
      await site.user.click(screen.getByRole('link', { name: 'Edit Type' }));
      await site.user.click(await screen.findByRole('radio', { name: 'Written legal opinion' }));
    };
    const toContact = async () => {
      await next(site);
      await stepCalled(/Your case/);
      await next(site);
      await stepCalled(/Contact/);
    };
    await toTypes();
    await site.user.click(screen.getByRole('radio', { name: 'Video consultation' }));
    await toContact();
    expect((await times()).getAllByRole('radio')[0]).toBeChecked();
    expect(screen.getByLabelText(/Preferred time/)).toHaveValue('Mornings');
    // Nothing of a meeting goes with what is answered in writing.
    await toTypes();
    await toContact();
    await next(site);
    await stepCalled(/Review before sending/);
    await site.user.click(screen.getByRole('button', { name: 'Send consultation request' }));
    expect(await screen.findByText(/It needs no appointment: we will answer in writing here/)).toBeVisible();
    expect(sendings().at(-1)?.body).toMatchObject({ preferredTimes: '', wishedAt: null });
  });

  it('whoever sends a time that somebody else has taken meanwhile is led back to the times, without it', async () => {
    await signIn({ email: 'client@yamama-fustat.example', password: 'Yamama-2026' });
    const site = await openSite('/consultations');
    await fillAll(site, 'A time that is gone');
    await site.user.click(await screen.findByRole('link', { name: 'Choose a time' }));
    const times = within(await screen.findByRole('radiogroup', { name: /^Time/ }));
    await site.user.click(times.getAllByRole('radio')[0] ?? times.getByRole('radio'));
    await next(site);
    await stepCalled(/Review before sending/);
    const error = { code: 'slotTaken', description: 'This time is no longer free. Choose another one.' };
    bridge.server.use(
      http.post('*/api/Consultations/Add', () =>
        HttpResponse.json({ isSuccess: false, data: null, error }, { status: 409 }),
      ),
    );
    await site.user.click(screen.getByRole('button', { name: 'Send consultation request' }));
    await stepCalled(/Contact/);
    expect(site.place.path).toBe('/consultations?step=3');
    expect(await screen.findByRole('alert')).toHaveTextContent('This time is no longer free');
    const again = within(await screen.findByRole('radiogroup', { name: /^Time/ }));
    for (const radio of again.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('whoever comes back after sending finds its number over the empty form, and nobody else does', async () => {
    await signIn({ email: 'client@yamama-fustat.example', password: 'Yamama-2026' });
    const site = await openSite('/consultations');
    await fillAll(site, 'A consultation to come back from');
    await site.user.click(screen.getByRole('button', { name: 'Send consultation request' }));
    await screen.findByRole('group', { name: 'Your consultation request was received' });
    site.unmount();
    const again = await openSite('/consultations?step=4');
    expect(await screen.findByText(/We received what you sent as .*C-\d{4}-\d{5}/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Follow this consultation' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/profile\/myConsultationDetails\/\d+$/),
    );
    await again.user.click(await screen.findByRole('radio', { name: 'Video consultation' }));
    await waitFor(() => expect(screen.queryByText(/We received what you sent/)).toBeNull());
    again.unmount();
    await signIn({ email: 'client2@yamama-fustat.example', password: 'Yamama-2026' });
    await openSite('/consultations');
    await screen.findByRole('radio', { name: 'Video consultation' });
    expect(screen.queryByText(/We received what you sent/)).toBeNull();
  });

  it('R229 R238 R242 is sent once, with its number, and can be followed', async () => {
    await signIn({ email: 'client@yamama-fustat.example', password: 'Yamama-2026' });
    const site = await openSite('/consultations');
    await fillAll(site, 'A consultation to follow');
    await site.user.dblClick(screen.getByRole('button', { name: 'Send consultation request' }));
    const done = within(await screen.findByRole('group', { name: 'Your consultation request was received' }));
    expect(done.getByText(/C-\d{4}-\d{5}/)).toBeVisible();
    expect(sendings()).toHaveLength(1);
    await site.user.click(done.getByRole('link', { name: 'Follow this consultation' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'A consultation to follow' })).toBeVisible();
    expect(screen.getAllByText('Pending Review').length).toBeGreaterThan(0);
  });
});
