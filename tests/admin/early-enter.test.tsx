import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { requests } from '#resources/requests.ts';
import { users } from '#resources/users.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host } = await shareBridgedHost(leavePanel);
const on = mattersOn(host);

it('a colleague whose name was entered at once was not mentioned, and the note had a line more', async () => {
  const { id } = await on.send(requests);
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  const note = await screen.findByRole('textbox', { name: 'Write a note…' });
  await user.type(note, '@Nada{Enter}');
  await waitFor(() => expect(note).not.toHaveValue('@Nada'));
  expect(note).toHaveDisplayValue(/^@Nada \S+ $/);
});

it('after a mention the same colleague was offered again, and Enter began no line', async () => {
  const { id } = await on.send(requests);
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  const note = await screen.findByRole('textbox', { name: 'Write a note…' });
  await user.type(note, '@Nada');
  await user.click(await screen.findByRole('option', { name: /^Nada/ }));
  await waitFor(() => expect(note).toHaveDisplayValue(/^@Nada \S+ $/));
  const offeredAgain = screen.findByRole('option', undefined, { timeout: 700 }).then(
    () => true,
    () => false,
  );
  expect(await offeredAgain).toBe(false);
  await user.type(note, '{Enter}call her{Enter}today');
  expect(note).toHaveDisplayValue(/^@Nada \S+ \ncall her\ntoday$/);
});

it('an Enter after a name that nobody has was swallowed', async () => {
  const { id } = await on.send(requests);
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  const note = await screen.findByRole('textbox', { name: 'Write a note…' });
  await user.type(note, '@Nobody is here{Enter}');
  await waitFor(() => expect(note).toHaveDisplayValue('@Nobody is here\n'));
});

it('a record that was entered at once in the palette was swallowed', async () => {
  const user = await openPanel({ host, path: '/admin' });
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox');
  await user.paste('Nada Al');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(box).not.toBeInTheDocument());
});

it('a request had no way to edit it from its own page, by button or key', async () => {
  const { id } = await on.send(requests);
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  const edit = await screen.findByRole('link', { name: 'Edit' });
  expect(edit).toHaveAttribute('href', `/admin/requests/${id}/edit`);
  await user.keyboard('e');
  expect(await screen.findByRole('button', { name: /^Save/ })).toBeVisible();
});

it('a note that was not sent yet was left behind by the key for the form', async () => {
  const { id } = await on.send(requests);
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  await user.type(await screen.findByRole('textbox', { name: 'Write a note…' }), 'Half a note');
  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.keyboard('e');
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

it('a colleague whose name continues that of one who was mentioned was not offered', async () => {
  const { id } = await on.send(requests);
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a note…' });
  await user.type(note, '@Nada');
  await user.click(await screen.findByRole('option', { name: /^Nada/ }));
  await waitFor(() => expect(note).toHaveDisplayValue(/^@Nada \S+ $/));
  const name = note.value.slice(1).trim();
  const body = {
    ...buildRecord(users, { number: 8400 }),
    fullNameAr: name,
    fullNameEn: `${name} Junior`,
    role: 'CustomerService',
  };
  await host.call('POST', '/api/ApplicationUsers/AddWithRole', { as: 'Admin', body });
  await user.type(note, 'Jun');
  await screen.findByRole('option', { name: new RegExp(`^${name} Junior`) });
  // Whoever is mentioned already is not meant by it.
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(note).toHaveDisplayValue(`@${name} Junior `));
  // Both are mentioned by now, and neither is offered once more: Enter begins a line.
  await user.keyboard('{Enter}');
  await waitFor(() => expect(note).toHaveDisplayValue(`@${name} Junior \n`));
});

const idSchema = z.looseObject({ id: z.number(), categoryId: z.number().optional() });

/** Adds a record. @returns its id */
async function add(endpoint: string, body: object): Promise<number> {
  const { body: answer } = await host.call('POST', `/api/${endpoint}/Add`, { as: 'Admin', body });
  return idSchema.parse(answer.data).id;
}

/** Opens a question of one topic in its form, with its box of topics; the other topic is to be entered there. */
async function openQuestion(name: string) {
  const wanted = await add('FaqCategories', { nameAr: name, nameEn: name });
  const categoryId = await add('FaqCategories', { nameAr: 'باب سابق', nameEn: 'An earlier one' });
  const words = { questionAr: name, questionEn: name, answerAr: 'إجابة', answerEn: 'Answer' };
  const id = await add('Faqs', { categoryId, ...words });
  const user = await openPanel({ host, path: `/admin/faq/${id}/edit` });
  const box = await screen.findByRole('searchbox', { name: 'Category' });
  await waitFor(() => expect(box).toHaveValue('An earlier one'));
  await user.clear(box);
  await user.paste(name);
  return {
    user,
    box,
    wanted,
    topicOf: async () => {
      const { body } = await host.call('GET', `/api/Faqs/GetById/${id}`, { as: 'Admin' });
      return idSchema.parse(body.data).categoryId;
    },
  };
}

it('a topic that was entered at once was lost by Tab, and the question kept the one before', async () => {
  const { user, box, wanted, topicOf } = await openQuestion('Quick Tab');
  await user.keyboard('{ArrowDown}{Enter}{Tab}');
  expect(box).not.toHaveFocus();
  await waitFor(() => expect(box).toHaveValue('Quick Tab'));
  // The person has gone on, and stays there.
  expect(box).not.toHaveFocus();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(async () => expect(await topicOf()).toBe(wanted));
});

it('a question that was saved right behind the topic that was entered was saved without it', async () => {
  const { user, wanted, topicOf } = await openQuestion('Quick save');
  await user.keyboard('{ArrowDown}{Enter}{Control>}s{/Control}');
  await waitFor(async () => expect(await topicOf()).toBe(wanted));
});

it('a name that no topic has, entered and left, kept the question from being saved without a word', async () => {
  const { user, topicOf } = await openQuestion('Quick loss');
  const before = await topicOf();
  await user.paste(' of it');
  await user.keyboard('{ArrowDown}{Enter}{Tab}{Control>}s{/Control}');
  expect(await screen.findByText('Quick loss of it')).toBeVisible();
  expect(await topicOf()).toBe(before);
});

it('a question was saved with the topic before, in the place of words that no topic has', async () => {
  const { user, topicOf } = await openQuestion('Quick nobody');
  const before = await topicOf();
  await user.paste(' but otherwise');
  await user.keyboard('{ArrowDown}{Enter}{Control>}s{/Control}');
  // The form of a new topic, and nothing is left.
  expect(await screen.findByRole('dialog', { name: /^New/ })).toBeVisible();
  expect(await topicOf()).toBe(before);
});
