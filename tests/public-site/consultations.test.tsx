import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signIn } from '#tests/support/sign-in.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leaveSite, openSite } from './open-site.tsx';

const { bridge } = await shareBridgedHost(leaveSite);

type Site = Awaited<ReturnType<typeof openSite>>;
const next = ({ user }: Site) => user.click(screen.getByRole('button', { name: 'Next' }));
const stepCalled = (name: RegExp) => screen.findByRole('heading', { level: 2, name });
const sendings = () => bridge.calls.filter(({ line }) => line === 'POST /api/Consultations/Add');

async function fillAll(site: Site, caseTitle: string) {
  await site.user.click(await screen.findByRole('radio', { name: 'Video consultation' }));
  await site.user.click(screen.getByRole('radio', { name: 'Commercial litigation' }));
  await next(site);
  await stepCalled(/Your case/);
  await site.user.type(screen.getByLabelText('Case title'), caseTitle);
  await site.user.type(screen.getByLabelText('Case description'), 'Two partners and no written agreement.');
  await next(site);
  await stepCalled(/Contact/);
  await site.user.type(screen.getByLabelText(/Preferred time/), 'Mornings');
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
    const times = within(await screen.findByRole('radiogroup', { name: 'Time' }));
    await site.user.click(times.getAllByRole('radio')[0] ?? times.getByRole('radio'));
    await next(site);
    await stepCalled(/Review before sending/);
    expect(screen.queryByText(/You have not chosen a time/)).toBeNull();
  });

  it('whoever had sent it without a time could not choose one later', async () => {
    await signIn({ email: 'client@yamama-fustat.example', password: 'Yamama-2026' });
    const site = await openSite('/consultations');
    await fillAll(site, 'A consultation without a time');
    await site.user.click(screen.getByRole('button', { name: 'Send consultation request' }));
    await site.user.click(await screen.findByRole('link', { name: 'Follow this consultation' }));
    const part = within(await screen.findByRole('region', { name: 'Appointment' }));
    expect(part.getByText('No time is kept for you.')).toBeVisible();
    await site.user.click(await part.findByRole('button', { name: 'Choose a time' }));
    const times = within(await part.findByRole('radiogroup', { name: 'Time' }));
    await site.user.click(times.getAllByRole('radio')[0] ?? times.getByRole('radio'));
    await site.user.click(await part.findByRole('button', { name: 'Keep this time for me' }));
    expect(await screen.findByText(/We keep it for you until we confirm it/)).toBeVisible();
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
    await site.user.click(screen.getByRole('button', { name: 'Send consultation request' }));
    expect(await screen.findByText(/It needs no appointment: we answer in writing here/)).toBeVisible();
    expect(screen.queryByText(/You are told the appointment/)).toBeNull();
    await site.user.click(screen.getByRole('link', { name: 'Follow this consultation' }));
    expect(await screen.findByText(/We answer in writing here, and tell you so by email/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Appointment' })).toBeNull();
    const way = within(screen.getByRole('list', { name: 'Status' }));
    expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Pending Review',
      'Completed',
    ]);
    const off = within(await screen.findByRole('region', { name: 'Cancel the consultation' }));
    expect(await off.findByRole('button', { name: 'Cancel the consultation' })).toBeVisible();
    expect(off.queryByRole('button', { name: 'Choose a time' })).toBeNull();
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
