import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { freeSlotsSchema } from '#contract/appointments.ts';
import { portalKinds } from '#contract/portal-kinds.ts';
import { matterPath, startPath } from '#contract/matter.ts';
import { matters } from '#resources/matters.ts';
import { factValues } from '#public-site/account/fact-values.tsx';
import { formKinds } from '#public-site/submission/form-kinds.tsx';
import { looksByName } from '#public-site/submission/step-looks.ts';
import { isStepped, stepsOf } from '#public-site/submission/steps.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leaveSite, openSite } from './open-site.tsx';

it('the site has an input for exactly the kinds of field that a form may ask for', () => {
  expect(kindsIn(formKinds)).toEqual(kindsWith('isAsked'));
});

it('a fact that a portal names can be shown', () => {
  expect(kindsIn(factValues)).toEqual(kindsWith('isShown'));
});

/** The kinds of which a definition may say so. */
const kindsWith = (part: 'isAsked' | 'isShown') =>
  Object.entries(portalKinds)
    .flatMap(([kind, each]) => (each[part] ? [kind] : []))
    .toSorted();

/** The kinds that a list of them has something for. */
const kindsIn = (list: Readonly<Record<string, unknown>>) =>
  Object.keys(list)
    .filter((type) => list[type] !== null)
    .toSorted();

const { host } = await shareBridgedHost(leaveSite);
const on = mattersOn(host);
beforeEach(() => signIn({ email: 'client@yamama-fustat.example', password: 'Yamama-2026' }));

const LANGUAGES = ['ar', 'en'] as const;

const booked = matters.find(({ fields }) => 'wishedAt' in fields);
if (!booked) throw new Error('Clients choose no time');

it('the time that a client chose was told as a day alone: it stands there with its hour', async () => {
  const query = { BranchId: '1', Way: 'phone', About: '1' };
  const free = await host.call('GET', '/api/Consultations/GetFreeSlots', { query });
  const [wishedAt = ''] = freeSlotsSchema.parse(free.body.data).slots;
  const { id } = await on.send(booked, 'User', {
    ...buildRecord(booked, { role: 'User' }),
    branchId: 1,
    areaId: 1,
    way: 'phone',
    wishedAt,
    secondChoiceAt: null,
  });
  await openSite(matterPath(booked, id), { language: 'en' });
  const label = await screen.findByText('The time you chose');
  const told = formatDate({ at: wishedAt, language: 'en', style: 'dateTime', timeZone: 'Asia/Riyadh' });
  expect(told).toMatch(/\d:\d\d/);
  expect(label.parentElement).toHaveTextContent(told);
});

describe.each(matters)('the client area and $name', (kind) => {
  const { portal, workflow } = kind;

  it.each(LANGUAGES)('has a tab for it, with its states to choose from: %s', async (language) => {
    const { user } = await openSite('/profile', { language });
    await user.click(await screen.findByRole('tab', { name: new RegExp(`^${portal.words.tab[language]}`) }));
    for (const words of Object.values(workflow.states))
      expect(
        await screen.findByRole('option', { name: new RegExp(`^${words[language]}`) }),
      ).toBeInTheDocument();
  });

  it.each(LANGUAGES)('shows its page: state, what comes next, the facts: %s', async (language) => {
    const { id, number } = await on.send(kind);
    await openSite(matterPath(kind, id), { language });
    expect((await screen.findAllByText(number)).length).toBeGreaterThan(0);
    expect(screen.getAllByText(workflow.states[workflow.initial]?.[language] ?? '').length).toBeGreaterThan(
      0,
    );
    expect(screen.getByText(portal.next[workflow.initial]?.[language] ?? '')).toBeVisible();
    const facts = within(screen.getByRole('complementary'));
    for (const fact of portal.facts.filter(({ none }) => none)) {
      const label = (fact.label ?? kind.fields[fact.field]?.label)?.[language] ?? '';
      expect(facts.getByText(label)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: portal.words.back[language] })).toBeVisible();
  });

  it.each(LANGUAGES)('says that there is none of a number: %s', async (language) => {
    await openSite(matterPath(kind, 987_654), { language });
    const title = kind.messages.notFound?.[language] ?? '';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it.runIf(isStepped(kind)).each(LANGUAGES)('has a form of its steps: %s', async (language) => {
    if (!isStepped(kind)) return;
    await openSite(startPath(kind), { language });
    const { title } = kind.portal.form.words;
    expect(await screen.findByRole('heading', { level: 1, name: title[language] })).toBeVisible();
    const steps = within(await screen.findByRole('list', { name: /./, description: '' }).catch(firstList));
    for (const { label } of stepsOf(kind)) expect(steps.getByText(label[language])).toBeVisible();
    for (const { look } of stepsOf(kind)) if (look !== undefined) expect(looksByName).toHaveProperty(look);
  });
});

const firstList = () => screen.getAllByRole('list').find((list) => list.tagName === 'OL') as HTMLElement;
