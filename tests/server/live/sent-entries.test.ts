import { expect, it } from 'vitest';
import { createSentEntries } from '#server/live/sent-entries.ts';

const told = (...numbers: number[]) => numbers.map((sequence) => ({ userId: 7, sequence }));

it('R307 a notification that was committed first and told second does not arrive behind the later one', () => {
  const sent = createSentEntries();
  const send = (...numbers: number[]) => {
    const { entries, keep } = sent.next(told(...numbers));
    keep();
    return entries.map(({ sequence }) => sequence);
  };
  expect(send(4)).toEqual([4]);
  expect(send(6)).toEqual([5, 6]);
  expect(send(5, 7)).toEqual([7]);
  // Nobody knows whether what came before the first one was sent.
  expect(send(3)).toEqual([3]);
  sent.forget(7);
  expect(send(40)).toEqual([40]);
  expect(send(400)).toEqual([400]);
});

it('what could not be read is asked for again', () => {
  const sent = createSentEntries();
  sent.next(told(4)).keep();
  expect(sent.next(told(6)).entries).toEqual(told(5, 6));
  expect(sent.next(told(6)).entries).toEqual(told(5, 6));
});
