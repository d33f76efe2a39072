import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DRAFT_KEY_CALL } from '#contract/draft-key.ts';
import {
  type KeptDraft,
  draftsAreKept,
  draftsOf,
  expectDrafts,
  keepDraft,
} from '#providers/drafts/kept-drafts.ts';
import { endSession, startSession } from '#providers/session/session-store.ts';
import { sessionOf } from '#tests/support/session-of.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';

const { host, bridge } = await shareBridgedHost();

const place = { form: 'edit:faqs:7', entry: 'once' };
const DAY = 86_400_000;
const SECRET = 'What nobody else may read';
const draftAt = (at = new Date().toISOString()): KeptDraft => ({
  at,
  version: 1,
  base: { question: '' },
  values: { question: SECRET },
});
const stored = () =>
  [Object.values(localStorage), Object.values(sessionStorage)].map((texts) => texts.join());

// Each account has a key of its own, and the page knows one at a time: the next test asks for it anew.
const people = ['Admin', 'CustomerService'] as const;
let nth = 0;
beforeEach(async () => {
  const person = people[nth++ % people.length] ?? 'Admin';
  startSession(sessionOf(await host.tokenOf(person), await host.userIdOf(person)));
});
afterEach(() => {
  vi.useRealTimers();
  endSession();
  localStorage.clear();
  sessionStorage.clear();
});

function holdKey() {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  bridge.server.use(http.get(`*${DRAFT_KEY_CALL}`, () => held.then(() => undefined), { once: true }));
  return () => letGo();
}

it('what is typed while the line hangs is kept at once, and sealed when the key has come', async () => {
  const letGo = holdKey();
  expectDrafts();
  keepDraft(place, draftAt());
  await draftsAreKept();
  expect(stored()).toEqual(['true', expect.stringContaining(SECRET)]);
  letGo();
  await waitFor(() =>
    expect(stored()).toEqual([expect.stringContaining('"sealed"'), expect.not.stringContaining(SECRET)]),
  );
  expect(stored()[0]).not.toContain(SECRET);
  expect(await draftsOf(place.form)).toMatchObject([{ values: { question: SECRET } }]);
});

it('who logs out while the line hangs leaves nothing that can be read', async () => {
  const letGo = holdKey();
  keepDraft(place, draftAt());
  endSession();
  letGo();
  await draftsAreKept();
  expect(stored()).toEqual(['', '']);
});

it.each(['"sealed"', SECRET])('a draft goes after seven days, not a moment before: %s', async (mark) => {
  if (mark === SECRET)
    bridge.server.use(http.get(`*${DRAFT_KEY_CALL}`, () => new HttpResponse(null, { status: 500 })));
  keepDraft(place, draftAt());
  await waitFor(() => expect(stored().join()).toContain(mark));
  vi.useFakeTimers({ toFake: ['Date'] });
  const at = new Date();
  keepDraft(place, draftAt(at.toISOString()));
  await draftsAreKept();
  for (const [later, count] of [
    [7 * DAY - 1, 1],
    [7 * DAY, 1],
    [7 * DAY + 1, 0],
  ] as const) {
    vi.setSystemTime(at.getTime() + later);
    expect(await draftsOf(place.form)).toHaveLength(count);
  }
  expect(stored().join()).not.toContain(mark);
});

it('what was typed for a move, before moves were called changes, was offered although it was made', async () => {
  const old = { ...draftAt(), heldMove: 7 };
  keepDraft(place, old);
  await draftsAreKept();
  const [draft] = await draftsOf(place.form);
  expect(draft).toMatchObject({ heldChange: 7, values: { question: SECRET } });
  expect(draft).not.toHaveProperty('heldMove');
});
