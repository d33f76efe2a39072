import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Matter } from '#contract/matter.ts';
import { createQueryClient } from '#providers/http/query-client.ts';
import { addWords, changeLanguage, startI18n } from '#providers/i18n/i18n.ts';
import { asMatter } from '#public-site/account/matters.ts';
import { NextWords } from '#public-site/account/next-words.tsx';
import { matters } from '#resources/matters.ts';

beforeAll(async () => {
  await startI18n();
  await addWords('account', 'forms');
  await changeLanguage('en', () => {});
});
afterEach(cleanup);

const TODAY = '2026-03-14';
const office = { id: 1, name: 'Riyadh', timeZone: 'Asia/Riyadh' } as never; // what the words are not about is left out

/** What a client reads of a record in this state. */
function nextOf(kind: Matter, status: string, more: object = {}): string | null {
  const record = { id: 1, [kind.workflow.field]: status, ...more } as never; // only what is read is given
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextWords kind={kind} matter={asMatter(kind, record)} today={TODAY} office={office} />
    </QueryClientProvider>,
  );
  const { textContent } = screen.getByRole('paragraph');
  cleanup();
  return textContent;
}

describe.each(matters)('whose turn it is with $name', (kind) => {
  const states = Object.keys(kind.workflow.states);

  it.each(states)('%s: the client reads what comes next, which no other state says', (state) => {
    const said = nextOf(kind, state);
    expect(said).toBe(kind.portal.next[state]?.en);
    expect(states.filter((other) => nextOf(kind, other) === said)).toEqual([state]);
  });

  it.runIf(kind.tasks).each(states)('%s: what is asked of the client goes before it', (state) => {
    expect(nextOf(kind, state, { taskState: 'asked', taskDueOn: '2026-03-20' })).toMatch(
      /^It is your turn: we are waiting for what is asked below, by Friday,? 20 March/,
    );
    expect(nextOf(kind, state, { taskState: 'asked', taskDueOn: '2026-03-13' })).toMatch(
      /^It is your turn: what is asked below was due on Friday,? 13 March/,
    );
    expect(nextOf(kind, state, { taskState: 'answered' })).toBe(
      'It is our turn: we are reviewing what you sent.',
    );
  });
});

const written = matters.filter(({ portal }) => portal.calendar?.booking?.inWriting);
describe.each(written)('one of $name that is answered in writing', (kind) => {
  const { booking, state = '' } = kind.portal.calendar ?? {};
  const { initial } = kind.workflow;
  const none = { [booking?.way ?? '']: 'none' };

  it('was told that an appointment would be set: it tells of the answer, and by when', () => {
    expect(nextOf(kind, initial, none)).toBe(booking?.inWriting?.next[initial]?.en);
    expect(nextOf(kind, initial, { ...none, dueDate: '2026-03-20' })).toMatch(
      /We answer in writing here by Friday,? 20 March/,
    );
    // A day that is past is promised no more.
    expect(nextOf(kind, initial, { ...none, dueDate: '2026-03-13' })).not.toContain('March');
  });

  it('says of no state but that of an appointment that one takes place', () => {
    for (const each of Object.keys(kind.workflow.states).filter((other) => other !== state))
      expect(nextOf(kind, each, none)).not.toMatch(/appointment|took place/);
  });
});
