import { expect, it } from 'vitest';
import { createRecentChanges } from '#server/live/recent-changes.ts';

const START = Date.parse('2026-11-25T08:00:00Z');
const SECOND = 1_000;

function atClock() {
  const clock = { now: START };
  const recent = createRecentChanges(() => clock.now);
  const add = (id: number) => recent.add({ resource: 'faqs', type: 'updated', ids: [id] });
  const idsSince = (moment: number) => recent.since(moment)?.flatMap(({ ids }) => ids) ?? null;
  return { clock, recent, add, idsSince };
}

it('tells what came since a moment, in its order', () => {
  const { clock, add, idsSince } = atClock();
  for (const id of [1, 2, 3]) {
    clock.now += SECOND;
    add(id);
  }
  expect(idsSince(START + 2 * SECOND)).toEqual([2, 3]);
  expect(idsSince(clock.now + 1)).toEqual([]);
});

it('does not know what was before it began, more than a minute ago, or missed', () => {
  const { clock, recent, add, idsSince } = atClock();
  expect(idsSince(START - 1)).toBeNull();
  add(1);
  clock.now += 61 * SECOND;
  expect(idsSince(START)).toBeNull();
  expect(idsSince(clock.now - 60 * SECOND)).toEqual([]);
  add(2);
  clock.now += SECOND;
  recent.miss();
  expect(idsSince(clock.now - SECOND)).toBeNull();
  clock.now += SECOND;
  add(3);
  expect(idsSince(clock.now - 1)).toEqual([3]);
});

it('keeps so many that nothing is told as whole of which a part is gone', () => {
  const { clock, add, idsSince } = atClock();
  for (let id = 1; id <= 600; id += 1) {
    clock.now += 1;
    add(id);
  }
  expect(idsSince(START + 100)).toBeNull();
  expect(idsSince(START + 101)).toHaveLength(500);
});
