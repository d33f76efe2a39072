import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { SEARCH_MAX } from '#contract/list-query.ts';
import { adminPath, callPath } from '#contract/resource-paths.ts';
import { resources } from '#resources/index.ts';
import { lawyers } from '#resources/lawyers.ts';
import { requests } from '#resources/requests.ts';
import { serviceCategories } from '#resources/service-categories.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

/** More topics than a choice offers at once. */
const TOPICS = 60;

const { host, bridge } = await shareBridgedHost(leavePanel);
beforeAll(async () => {
  for (let number = 1; number <= TOPICS; number += 1) {
    const body = { nameAr: `موضوع ${number}`, nameEn: `Topic number ${number}` };
    await host.call('POST', '/api/FaqCategories/Add', { as: 'Admin', body });
  }
}, 60_000);

/** Namesakes, and what tells them apart. */
const EMAILS = ['first.huda@namesakes.example', 'second.huda@namesakes.example'] as const;
beforeAll(async () => {
  for (const email of EMAILS) {
    const phone = '+966 55 800 1212';
    const body = {
      fullNameAr: 'هدى الشمري',
      fullNameEn: 'Huda Alshammari',
      email,
      mobileNumber: phone,
      whatsAppNumber: phone,
      branchId: 1,
      role: 'CustomerService',
      password: 'Palm-and-river-77',
      confirmPassword: 'Palm-and-river-77',
    };
    await host.call('POST', '/api/ApplicationUsers/AddWithRole', { as: 'Admin', body });
  }
}, 60_000);
beforeAll(async () => {
  for (const [at, email] of EMAILS.entries()) {
    const named = { nameAr: 'هدى القاضي', nameEn: 'Huda Alqadi', email, slug: `huda-alqadi-${at}` };
    const body = { ...buildRecord(lawyers, { number: 500 + at }), ...named };
    await host.call('POST', callPath(lawyers, lawyers.verbs.create), { as: 'Admin', body });
  }
}, 60_000);

const last = `Topic number ${TOPICS}`;

it('a filter by records finds those that it cannot show at once, and keeps the name of what was chosen', async () => {
  const user = await openPanel({ host, path: '/admin/faq' });
  await user.click(await screen.findByRole('button', { name: 'Category' }));
  const search = await screen.findByRole('searchbox', { name: 'Search FAQ categories' });
  expect(screen.queryByLabelText(last)).not.toBeInTheDocument();
  await user.type(search, last);
  await user.click(await screen.findByLabelText(last));
  expect(await screen.findByText(`Category: ${last}`)).toBeVisible();
  await waitFor(() =>
    expect(bridge.calls.map(({ line }) => line)).toContainEqual(
      expect.stringMatching(/Faqs\/GetAll.*CategoryId=\d+/),
    ),
  );
});

it('Enter on a choice that a filter has already took it away again', async () => {
  const user = await openPanel({ host, path: '/admin/faq' });
  await user.click(await screen.findByRole('button', { name: 'Category' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search FAQ categories' }), last);
  const box = await screen.findByLabelText(last);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(box).toBeChecked());
  await user.keyboard('{Enter}');
  expect(await screen.findByText(`Category: ${last}`)).toBeVisible();
  expect(box).toBeChecked();
});

it('a 51st topic dropped the filter by the 50 others, and showed every question as its answer', async () => {
  const { body } = await host.call('GET', '/api/FaqCategories/GetAll', {
    as: 'Admin',
    query: { PageSize: '100' },
  });
  // The first of all are offered, and free.
  const ids = z
    .array(z.looseObject({ id: z.number() }))
    .parse(body.data)
    .slice(-50)
    .map(({ id }) => id);
  const user = await openPanel({ host, path: `/admin/faq?CategoryId=${ids.join()}` });
  await user.click(await screen.findByRole('button', { name: /^Category: / }));
  const dialog = within(await screen.findByRole('dialog'));
  const [free] = await dialog.findAllByRole('checkbox', { checked: false });
  await user.click(free ?? document.body);
  expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(50);
  const lists = bridge.calls.map(({ line }) => line).filter((line) => line.includes('/Faqs/GetAll'));
  expect(lists.filter((line) => !line.includes('CategoryId='))).toEqual([]);
});

it('a topic was looked for by more words than the host takes', async () => {
  const tooLong = last.padEnd(SEARCH_MAX + 50, 'x');
  const user = await openPanel({ host, path: '/admin/faq/new' });
  const box = await screen.findByRole('searchbox', { name: 'Category' });
  await user.click(box);
  await user.paste(tooLong);
  expect(box).toHaveValue(tooLong.slice(0, SEARCH_MAX));
  leavePanel();
  await openPanel({ host, path: '/admin/faq' });
  await user.click(await screen.findByRole('button', { name: 'Category' }));
  const search = await screen.findByRole('searchbox', { name: 'Search FAQ categories' });
  await user.click(search);
  await user.paste(tooLong);
  expect(search).toHaveValue(tooLong.slice(0, SEARCH_MAX));
});

it('the copy of a question looked as if it had no topic, until the name of the topic had come', async () => {
  const { body } = await host.call('GET', '/api/Faqs/GetAll', { as: 'Admin', query: { PageSize: '1' } });
  const [{ id, category }] = z
    .tuple([z.looseObject({ id: z.number(), category: z.string() })])
    .parse(body.data);
  let answer = () => undefined as void;
  const isHeld = new Promise<void>((go) => (answer = go));
  bridge.server.use(
    http.get('*/api/FaqCategories/*', async () => {
      await isHeld;
      // To the host.
      return undefined;
    }),
  );
  await openPanel({ host, path: `/admin/faq/${id}/clone` });
  const box = await screen.findByRole('searchbox', { name: 'Category' });
  await waitFor(() => expect(box).toHaveValue(category));
  answer();
});

it('a choice in a form is searched by the host', async () => {
  const user = await openPanel({ host, path: '/admin/faq/new' });
  await user.type(await screen.findByRole('searchbox', { name: 'Category' }), last);
  await user.click(await screen.findByRole('option', { name: last }));
  expect(screen.getByRole('searchbox', { name: 'Category' })).toHaveValue(last);
});

it('a FAQ was filed under a topic of the earlier list: typing, Down and Enter in one go take none of it', async () => {
  const user = await openPanel({ host, path: '/admin/faq/new' });
  const box = await screen.findByRole('searchbox', { name: 'Category' });
  await user.click(box);
  await screen.findAllByRole('option');
  // In one event, as a fast clerk types between two answers of the host.
  await user.paste(last);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(box).toHaveValue(last);
  // Nothing was sent either: the answer to these words takes what was meant.
  expect(bridge.calls.map(({ line }) => line)).not.toContainEqual(expect.stringMatching(/POST .*Faqs/));
  await waitFor(() => expect(bridge.calls.some(({ line }) => /SearchTerm=[^&]/.test(line))).toBe(true));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  await user.tab();
  expect(box).toHaveValue(last);
});

it('Enter takes the first topic that is shown for what is typed, and Down before it the same one', async () => {
  const user = await openPanel({ host, path: '/admin/faq/new' });
  const box = await screen.findByRole('searchbox', { name: 'Category' });
  for (const keys of ['{Enter}', '{ArrowDown}{Enter}']) {
    await user.clear(box);
    await user.type(box, 'topic number 1');
    const [first] = await screen.findAllByRole('option', { name: /Topic number 1/ });
    const name = String(first?.textContent);
    await user.keyboard(keys);
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
    await user.tab();
    expect(box).toHaveValue(name);
    await user.click(box);
  }
});

it('the name of the chosen colleague, entered again, took them off the request', async () => {
  const { id } = await mattersOn(host).send(requests);
  const assigneeId = await host.userIdOf('CustomerService');
  await host.call('PUT', '/api/Requests/Update', { as: 'Admin', body: { id, assigneeId } });
  const user = await openPanel({ host, path: `/admin/requests/${id}/edit` });
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: /^Assigned to/ });
  await waitFor(() => expect(box).not.toHaveValue(''));
  const name = box.value;
  // Over the name that stands there, without its last letter.
  await user.type(box, name.slice(0, -1), {
    initialSelectionStart: 0,
    initialSelectionEnd: name.length,
  });
  await screen.findByRole('option', { name: new RegExp(name) });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(box).toHaveValue(name));
  await user.type(screen.getByRole('textbox', { name: /^Reason for legal hold/ }), 'A dispute.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await mattersOn(host).read(requests, id)).toMatchObject({ legalHold: 'A dispute.', assigneeId }),
  );
});

it('the palette never leads to a record that was found for other words', async () => {
  const user = await openPanel({ host, path: '/admin/faq' });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Search the panel' });
  await user.type(box, last);
  await screen.findByRole('option', { name: last });
  await user.clear(box);
  await user.paste('Topic number 59');
  expect(screen.queryByRole('option', { name: last })).not.toBeInTheDocument();
  expect(await screen.findByRole('option', { name: 'Topic number 59' })).toBeVisible();
});

it('people of one name are told apart by their e-mail, in a filter, a form and the palette', async () => {
  const user = await openPanel({ host, path: '/admin/requests' });
  await user.click(await screen.findByRole('button', { name: 'Assigned to' }));
  for (const email of EMAILS)
    expect(await screen.findByRole('checkbox', { name: `Huda Alshammari ${email}` })).toBeVisible();
  await user.keyboard('{Escape}{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Search the panel' }), 'huda');
  for (const name of ['Huda Alshammari', 'Huda Alqadi'])
    for (const email of EMAILS)
      expect(await screen.findByRole('option', { name: `${name} ${email}` })).toBeVisible();
  leavePanel();

  const { id } = await mattersOn(host).send(requests);
  const second = await openPanel({ host, path: `/admin/requests/${id}/edit` });
  const box = await screen.findByRole('searchbox', { name: /^Assigned to/ });
  await second.type(box, 'huda');
  for (const email of EMAILS)
    expect(await screen.findByRole('option', { name: `Huda Alshammari ${email}` })).toBeInTheDocument();
  await second.click(screen.getByRole('option', { name: `Huda Alshammari ${EMAILS[1]}` }));
  await second.click(screen.getByRole('button', { name: 'Save' }));
  const { body } = await host.call('GET', '/api/ApplicationUsers/GetAll', {
    as: 'Admin',
    query: { SearchTerm: EMAILS[1] },
  });
  const [meant] = z.array(z.looseObject({ id: z.number() })).parse(body.data);
  await waitFor(async () =>
    expect(await mattersOn(host).read(requests, id)).toMatchObject({ assigneeId: meant?.id }),
  );
});

it('a filter by one of two namesakes did not say which of them it is by, once it was closed', async () => {
  const user = await openPanel({ host, path: '/admin/requests' });
  await user.click(await screen.findByRole('button', { name: 'Assigned to' }));
  await user.click(await screen.findByRole('checkbox', { name: `Huda Alshammari ${EMAILS[1]}` }));
  await user.keyboard('{Escape}');
  const words = ['Assigned to:', 'Huda Alshammari', '·', EMAILS[1]].join('\\s*');
  expect(await screen.findByRole('button', { name: new RegExp(`^${words}$`) })).toBeVisible();
});

it('the picker of a form did not say which of two namesakes is chosen, once it was closed', async () => {
  const { body } = await host.call('GET', '/api/ApplicationUsers/GetAll', {
    as: 'Admin',
    query: { SearchTerm: EMAILS[1] },
  });
  const [second] = z.array(z.looseObject({ id: z.number() })).parse(body.data);
  const { id } = await mattersOn(host).send(requests);
  const changed = { id, assigneeId: second?.id };
  await host.call('PUT', '/api/Requests/Update', { as: 'Admin', body: changed });
  const user = await openPanel({ host, path: `/admin/requests/${id}/edit` });
  const box = await screen.findByRole('searchbox', { name: /^Assigned to/ });
  await waitFor(() => expect(box).toHaveAccessibleDescription(expect.stringContaining(EMAILS[1])));
  await user.clear(box);
  await user.type(box, 'huda');
  await user.click(await screen.findByRole('option', { name: `Huda Alshammari ${EMAILS[0]}` }));
  await waitFor(() => expect(box).toHaveAccessibleDescription(expect.stringContaining(EMAILS[0])));
  expect(box).toHaveValue('Huda Alshammari');
});

it('lawyers of one name are told apart by their e-mail, in a filter and in the form of a record', async () => {
  const user = await openPanel({ host, path: '/admin/articles' });
  const [filter] = (await screen.findAllByRole('button', { name: 'Author' })).filter(isNoHead);
  await user.click(filter ?? document.body);
  for (const email of EMAILS)
    expect(await screen.findByRole('checkbox', { name: `Huda Alqadi ${email}` })).toBeVisible();
  leavePanel();

  const second = await openPanel({ host, path: `/admin/users/${await host.userIdOf('Admin')}/edit` });
  await second.type(await screen.findByRole('searchbox', { name: /^Lawyer on the site/ }), 'huda');
  for (const email of EMAILS)
    expect(await screen.findByRole('option', { name: `Huda Alqadi ${email}` })).toBeInTheDocument();
});

/** The head of a column may have the words of a filter. */
const isNoHead = (button: HTMLElement): boolean => button.closest('table') === null;

const PEOPLE: readonly string[] = ['users', 'lawyers'];
const filtersByPerson = (resources as readonly AnyResource[]).flatMap((resource) =>
  resource.list.filters.flatMap((key) => {
    const field = resource.fields[key];
    if (resource.menu === false || !field || !('to' in field) || !PEOPLE.includes(field.to)) return [];
    return [{ list: resource.name, key, label: field.label.en, path: adminPath(resource) }];
  }),
);

it.each(filtersByPerson)(
  'the filter of $list by $key asks the host for a name, and tells namesakes apart, however few there are',
  async ({ list, key, label, path }) => {
    const user = await openPanel({ host, path });
    const [filter] = (await screen.findAllByRole('button', { name: label })).filter(isNoHead);
    await user.click(filter ?? document.body);
    const dialog = within(await screen.findByRole('dialog'));
    expect((await dialog.findAllByRole('checkbox', { name: /@/ })).length).toBeGreaterThan(0);
    const typed = `nobody-${list}-${key}`;
    await user.type(dialog.getByRole('searchbox'), typed);
    await waitFor(() =>
      expect(bridge.calls.map(({ line }) => line)).toContainEqual(
        expect.stringContaining(`SearchTerm=${typed}`),
      ),
    );
    await waitFor(() => expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument());
  },
);

it('a filter by clients lists clients alone, and is for those who may list them', async () => {
  await openPanel({ host, path: '/admin/requests', role: 'CustomerService' });
  await screen.findByRole('button', { name: 'Assigned to' });
  expect(screen.queryByRole('button', { name: 'Client' })).not.toBeInTheDocument();
  leavePanel();
  const user = await openPanel({ host, path: '/admin/requests' });
  await user.click(await screen.findByRole('button', { name: 'Client' }));
  expect(await screen.findByRole('checkbox', { name: /client@/ })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /namesakes|admin@/ })).not.toBeInTheDocument();
});

it('of several records one that is missing is made, and stands beside those that were chosen', async () => {
  const user = await openPanel({ host, path: '/admin/settings/lawyers/new' });
  const box = await screen.findByRole('searchbox', { name: /^Services/ });
  await user.click(box);
  const [first] = await screen.findAllByRole('option');
  const chosen = String(first?.textContent);
  await user.keyboard('{ArrowDown}{Enter}');
  await user.type(box, 'Sports law');
  await user.click(await screen.findByRole('option', { name: /^Create/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByLabelText(/^Name \(English\)/)).toHaveValue('Sports law');
  await user.type(dialog.getByLabelText(/^Name \(Arabic\)/), 'قانون الرياضة');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  // What the form still wants is said in it, and nothing of the one below is sent.
  expect((await dialog.findAllByText('This field is required')).length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText(/^Description \(English\)/), 'For clubs');
  await user.type(dialog.getByLabelText(/^Description \(Arabic\)/), 'للأندية');
  await user.type(dialog.getByLabelText(/^Page address/), 'sports-law');
  await user.click(dialog.getByRole('searchbox', { name: /^Branches/ }));
  await user.click(await dialog.findByRole('option', { name: 'Riyadh' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(chosen)).toBeVisible();
  // In the box, and in what is said of the save.
  await waitFor(() => expect(screen.getAllByText('Sports law').length).toBeGreaterThan(1));
  expect(bridge.calls.filter(({ line }) => line.startsWith('POST /api/Lawyers'))).toEqual([]);
});

/** A lawyer who has two of the services, in the form that changes it. */
async function openLawyerWithTwo() {
  const { body } = await host.call('GET', callPath(serviceCategories, serviceCategories.verbs.list), {
    as: 'Admin',
  });
  const services = z.array(z.looseObject({ id: z.number(), name: z.string() })).parse(body.data);
  const [first, second, third] = services;
  if (!first || !second || !third) throw new Error('Too few services');
  const categoryIds = [first.id, second.id];
  await host.call('PUT', '/api/Lawyers/Update', { as: 'Admin', body: { id: 1, categoryIds } });
  const chosenNow = async () => {
    const { body: read } = await host.call('GET', '/api/Lawyers/GetById/1', { as: 'Admin' });
    return z
      .looseObject({ categoryIds: z.array(z.number()) })
      .parse(read.data)
      .categoryIds.toSorted();
  };
  return {
    services: [first, second, third],
    chosenNow,
    open: () => openPanel({ host, path: '/admin/settings/lawyers/1/edit' }),
  };
}

it('one more choice, while names were on their way, dropped all that was chosen before', async () => {
  const { services, chosenNow, open } = await openLawyerWithTwo();
  let answer = () => undefined as void;
  const isHeld = new Promise<void>((go) => (answer = go));
  bridge.server.use(
    http.get('*/api/ServiceCategories/*', async ({ request }) => {
      if (new URL(request.url).searchParams.has('Ids')) await isHeld;
      // To the host.
      return undefined;
    }),
  );
  const user = await open();
  const box = await screen.findByRole('searchbox', { name: /^Services/ });
  await user.type(box, services[2]?.name ?? '');
  await user.click(await screen.findByRole('option', { name: services[2]?.name }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const all = services.map(({ id }) => id).toSorted();
  await waitFor(async () => expect(await chosenNow()).toEqual(all));
  answer();
});

it('a chosen service that is in the trash was not seen, and was dropped or refused with the next choice', async () => {
  const { services, chosenNow, open } = await openLawyerWithTwo();
  const gone = services[1]?.id ?? 0;
  await host.database.pool.query('update service_categories set deleted_at = now() where id = $1', [gone]);
  const user = await open();
  expect(await screen.findByText(`No. ${gone}`)).toBeVisible();
  const box = screen.getByRole('searchbox', { name: /^Services/ });
  await user.type(box, services[2]?.name ?? '');
  await user.click(await screen.findByRole('option', { name: services[2]?.name }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const all = services.map(({ id }) => id).toSorted();
  await waitFor(async () => expect(await chosenNow()).toEqual(all));
});
