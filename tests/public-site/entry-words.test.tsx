import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { Role } from '#contract/roles.ts';
import type { ThreadData, ThreadEntry } from '#contract/thread.ts';
import { createQueryClient } from '#providers/http/query-client.ts';
import { addWords, changeLanguage, startI18n } from '#providers/i18n/i18n.ts';
import { EntryWords } from '#public-site/account/entry-words.tsx';
import { matters } from '#resources/matters.ts';

beforeAll(async () => {
  await startI18n();
  await addWords('account');
  await changeLanguage('en', () => {});
});

const [kind] = matters.filter(({ portal }) => portal.calendar?.booking);
if (!kind) throw new Error('Clients choose no time');
const bookable = kind;

interface Made {
  changes?: ThreadData['changes'];
  /** Null: whoever it was is no more. */
  by?: Role | null;
}

/** What a client reads of a move that left the state as it was. */
function wordsOf(move: string, state: string, { changes = {}, by = 'Admin' }: Made = {}): string | null {
  const entry: ThreadEntry = {
    id: 1,
    kind: 'moved',
    visibility: 'client',
    author: by && { id: 1, name: 'Salma', role: by },
    text: null,
    data: { move, from: state, to: state, changes },
    createdAt: '2026-03-14T09:30:00Z',
  };
  const { container, unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <EntryWords kind={bookable} entry={entry} />
    </QueryClientProvider>,
  );
  const { textContent } = container;
  unmount();
  return textContent;
}

it('the activity of a client said “Reschedule” and “Arrange a meeting instead”, as the buttons of staff do', () => {
  const time = { scheduledAt: [null, '2026-03-14T09:30:00Z'] } satisfies ThreadData['changes'];
  expect(wordsOf('schedule', 'Scheduled', { changes: time })).toBe('The appointment has been moved.');
  expect(wordsOf('schedule', 'Scheduled', { changes: { place: ['', 'https://meet.example'] } })).toBe(
    'The details of your appointment were updated.',
  );
  expect(wordsOf('meet', 'Pending')).toBe(
    'We would rather meet you than answer in writing. The time is chosen on the page of the consultation.',
  );
});

it('what clients did themselves was told in the firm’s voice above “You”', () => {
  expect(wordsOf('rechoose', 'Pending', { by: null })).toBe('We received the time you chose.');
  // Also the first time that they choose.
  expect(wordsOf('rechoose', 'Pending', { by: 'User' })).toBe('A time was chosen');
  expect(wordsOf('rebook', 'Scheduled', { by: 'User' })).toBe('Another time was chosen');
});
