import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createQueryClient } from '#providers/http/query-client.ts';
import { addWords, changeLanguage, startI18n } from '#providers/i18n/i18n.ts';
import { MatterFacts } from '#public-site/account/matter-facts.tsx';
import { asMatter } from '#public-site/account/matters.ts';
import { matters } from '#resources/matters.ts';

beforeAll(async () => {
  await startI18n();
  await addWords('account', 'forms');
  await changeLanguage('en', () => {});
});
afterEach(cleanup);

const found = matters.find(({ name }) => name === 'consultations');
if (!found) throw new Error('There are no consultations');
const kind = found;

/** What a client reads beside a consultation, by its labels. */
function factsOf(record: object): Record<string, string> {
  const matter = asMatter(kind, { id: 1, ...record } as never, new Date()); // only what is read is given
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MatterFacts kind={kind} matter={matter} office={undefined} />
    </QueryClientProvider>,
  );
  const facts = screen
    .queryAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent ?? '']);
  cleanup();
  return Object.fromEntries(facts);
}
const scheduled = { status: 'Scheduled', scheduledAt: '2030-03-14T08:00:00Z', consultant: 'Dr Hind' };

it('a confirmed consultation with a consultant said that nobody was in charge', () => {
  expect(factsOf(scheduled)).toMatchObject({ 'Handled by': 'Dr Hind' });
  expect(factsOf({ ...scheduled, assignee: 'Omar' })).toMatchObject({ 'Handled by': 'Omar' });
  // Whom a time is kept with is told once it is confirmed.
  const wished = { status: 'Pending', consultant: 'Dr Hind', wishedAt: '2030-03-14T08:00:00Z' };
  expect(factsOf(wished)).toMatchObject({ 'Handled by': 'Nobody yet' });
});

it('a written answer that is complete said that nobody was in charge yet', () => {
  expect(factsOf({ status: 'Completed', way: 'none' })).not.toHaveProperty('Handled by');
});

it('what was wished for still stood beside an appointment that was set, or called off', () => {
  const wish = { wishedAt: '2030-03-14T08:00:00Z', secondChoiceAt: '2030-03-15T08:00:00Z' };
  expect(Object.keys(factsOf({ status: 'Pending', ...wish }))).toEqual(
    expect.arrayContaining(['The time you chose', 'Your second choice']),
  );
  for (const given of [scheduled, { status: 'Cancelled' }]) {
    const facts = factsOf({ ...given, ...wish });
    expect(facts).not.toHaveProperty('The time you chose');
    expect(facts).not.toHaveProperty('Your second choice');
  }
});
