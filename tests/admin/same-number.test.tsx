import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordSchema } from '#contract/record-schemas.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { contact as arabic } from '#locales/ar/contact.ts';
import { contact as english } from '#locales/en/contact.ts';
import { draftsAreKept } from '#providers/drafts/kept-drafts.ts';
import { changeChannel } from '#providers/records/change-channel.ts';
import { users } from '#resources/users.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host } = await shareBridgedHost(leavePanel);

const words = { ar: arabic, en: english };
const [FIRST, SECOND] = ['+966501112233', '+201001234567'];
const [FIRST_SHOWN, SECOND_SHOWN] = ['+966 50 111 2233', '+20 100 123 4567'];
const { mobileNumber, whatsAppNumber } = users.fields;

let number = 4200;
async function addUser(): Promise<number> {
  number += 1;
  const body = { ...buildRecord(users, { number }), mobileNumber: FIRST, whatsAppNumber: FIRST };
  const { body: made } = await host.call('POST', '/api/ApplicationUsers/AddWithRole', { as: 'Admin', body });
  return recordSchema(users, 'Admin').parse(made.data).id;
}
const changeElsewhere = async (id: number, values: object) => {
  await host.call('PUT', '/api/ApplicationUsers/Update', { as: 'Admin', body: { id, ...values } });
  act(() => changeChannel.receive({ resource: users.name, type: 'updated', ids: [id] }));
};
const numbers = async (language: Language) => ({
  mobile: await screen.findByLabelText(new RegExp(`^${mobileNumber.label[language]}`)),
  whatsApp: await screen.findByLabelText(new RegExp(`^${whatsAppNumber.label[language]}`)),
  isSame: await screen.findByRole('checkbox', { name: words[language].sameNumber }),
});
const keptDrafts = () => Object.keys(localStorage).filter((name) => /draft:/i.test(name));

it.each(LANGUAGES)(
  'in %s the WhatsApp number that a colleague saves stays, though the form began with both the same',
  async (language) => {
    const id = await addUser();
    await openPanel({ host, language, path: `/admin/users/${id}/edit` });
    const shown = await numbers(language);
    expect(shown.isSame).toBeChecked();
    await changeElsewhere(id, { whatsAppNumber: SECOND });
    await waitFor(() => expect(shown.whatsApp).toHaveValue(SECOND_SHOWN));
    expect(shown.isSame).not.toBeChecked();
    expect(shown.mobile).toHaveValue(FIRST_SHOWN);
    // Nothing was typed here, so there is nothing to keep.
    await draftsAreKept();
    expect(keptDrafts()).toEqual([]);
  },
);

it('the WhatsApp number stays as it was when a colleague saves another mobile number', async () => {
  const id = await addUser();
  await openPanel({ host, path: `/admin/users/${id}/edit` });
  const shown = await numbers('en');
  await changeElsewhere(id, { mobileNumber: SECOND });
  await waitFor(() => expect(shown.mobile).toHaveValue(SECOND_SHOWN));
  expect(shown.whatsApp).toHaveValue(FIRST_SHOWN);
  expect(shown.isSame).not.toBeChecked();
});

it('both numbers of a draft of a new user are there when it is restored', async () => {
  const user = await openPanel({ host, path: '/admin/users/new' });
  const before = await numbers('en');
  await user.click(before.isSame);
  fireEvent.change(before.mobile, { target: { value: FIRST } });
  fireEvent.change(before.whatsApp, { target: { value: SECOND } });
  await waitFor(() => expect(keptDrafts()).toHaveLength(1));
  await draftsAreKept();
  cleanup();
  const later = await openPanel({ host, path: '/admin/users/new' });
  await later.click(await screen.findByRole('button', { name: 'Restore' }));
  const shown = await numbers('en');
  await waitFor(() => expect(shown.mobile).toHaveValue(FIRST_SHOWN));
  expect(shown.whatsApp).toHaveValue(SECOND_SHOWN);
  expect(shown.isSame).not.toBeChecked();
});

it('the WhatsApp number follows the mobile number while it is typed, until it is said to be another', async () => {
  const user = await openPanel({ host, path: '/admin/users/new' });
  const shown = await numbers('en');
  fireEvent.change(shown.mobile, { target: { value: FIRST } });
  await waitFor(() => expect(shown.whatsApp).toHaveValue(FIRST_SHOWN));
  await user.click(shown.isSame);
  fireEvent.change(shown.mobile, { target: { value: SECOND } });
  await draftsAreKept();
  expect(shown.whatsApp).toHaveValue(FIRST_SHOWN);
});

it('one wrong number that the other follows was told to be wrong twice', async () => {
  const id = await addUser();
  await openPanel({ host, path: `/admin/users/${id}/edit` });
  const shown = await numbers('en');
  fireEvent.change(shown.mobile, { target: { value: '123' } });
  await waitFor(() => expect(shown.whatsApp).toHaveValue('123'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shown.mobile).toHaveAttribute('aria-invalid', 'true'));
  expect(shown.whatsApp).not.toHaveAttribute('aria-invalid');
});
