import { expect, it } from 'vitest';
import { nearParam, rememberPage } from '#providers/records/shown-pages.ts';

const answer = { totalPages: 100, firstKey: '11.aaaaaaaa', lastKey: '20.bbbbbbbb' };

it('the page shown last is named by its last key for those behind it, by its first for itself and those before', () => {
  rememberPage('a', { page: 40 }, answer);
  expect(nearParam('a', 41)).toEqual({ Near: '40.20.bbbbbbbb' });
  expect(nearParam('a', 39)).toEqual({ Near: '40.11.aaaaaaaa' });
  expect(nearParam('a', 40)).toEqual({ Near: '40.11.aaaaaaaa' });
});

it('nothing is said where the beginning or the end is nearer, nor of another list', () => {
  rememberPage('a', { page: 40 }, answer);
  for (const page of [1, 2, 19, 71, 100, 101]) expect(nearParam('a', page)).toEqual({});
  expect(nearParam('b', 41)).toEqual({});
});

it('the page behind the first one is walked to, so that no row of it is shown again', () => {
  rememberPage('a', { page: 1 }, answer);
  expect(nearParam('a', 2)).toEqual({ Near: '1.20.bbbbbbbb' });
});

it('only the page shown last counts: a host that gives no keys makes what was known void', () => {
  rememberPage('a', { page: 40 }, answer);
  rememberPage('a', { page: 41 }, { totalPages: 100 });
  expect(nearParam('a', 42)).toEqual({});
});

it('a few lists are remembered, and the oldest is let go', () => {
  for (let n = 0; n < 25; n += 1) rememberPage(`list ${n}`, { page: 5 }, answer);
  expect(nearParam('list 0', 6)).toEqual({});
  expect(nearParam('list 24', 6)).not.toEqual({});
});
