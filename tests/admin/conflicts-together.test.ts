import { describe, expect, it } from 'vitest';
import type { Conflict } from '#contract/conflicts.ts';
import { conflictsTogether } from '#admin/conflicts/conflicts-together.ts';

const named = { nameAr: 'سلمى الحرازي', nameEn: 'Salma Alharazi', number: '', side: 'own' } as const;
const place = { clientId: 7, record: null, isNamedStill: true };
let id = 0;
type Given = Partial<Omit<Conflict, 'party' | 'other'>> & { party?: object; other?: object };
function hit({ party, other, ...rest }: Given): Conflict {
  id += 1;
  return {
    id,
    score: 100,
    reason: 'sameName',
    foundAt: '2026-11-27T00:00:00Z',
    settled: null,
    outcomes: [],
    ...rest,
    party: { ...named, side: 'other', ...party },
    other: { ...named, ...place, ...other },
  };
}
const record = { resource: 'requests', id: 3, number: 'R-2026-00003' };
const outcome: Conflict['outcomes'][number] = {
  id: 1,
  decision: 'clear',
  sentence: 'Her sister',
  by: 'A',
  at: '',
  walled: [],
};
const groupsOf = (...hits: Conflict[]) => conflictsTogether(hits).map((group) => group.length);

describe('two findings about one party are one card', () => {
  it.each([
    ['a client, and a party on their own side of their matter', {}, { record }],
    ['whose name is written with other marks', {}, { record, nameEn: '', nameAr: 'سلمى  الحَرازي' }],
    ['of whom only one has a number', { number: '1010' }, { record }],
    [
      'who stand in one record under one name',
      { clientId: null, record, side: 'related' },
      { clientId: null, record, side: 'related' },
    ],
  ])('%s', (_what, one, another) => {
    expect(groupsOf(hit({ other: one }), hit({ other: another, reason: 'otherScript' }))).toEqual([2]);
  });

  it('also when both were decided by the same words', () => {
    const later = { ...outcome, id: 2, at: '2026-11-27T00:00:01Z' };
    expect(groupsOf(hit({ outcomes: [outcome] }), hit({ outcomes: [later], other: { record } }))).toEqual([
      2,
    ]);
  });
});

describe('two findings stay two cards', () => {
  it.each([
    ['of two clients of one name', {}, { clientId: 8 }],
    ['with two numbers', { number: '1010' }, { record, number: '2020' }],
    ['under two names', {}, { record, nameAr: 'سالم', nameEn: 'Salem' }],
    ['on two sides', {}, { record, side: 'other', clientId: null }],
    [
      'in two matters of whom nobody knows whether they are one',
      { clientId: null, record },
      { clientId: null, record: { ...record, id: 4 } },
    ],
    ['who were erased', { nameAr: '', nameEn: '' }, { nameAr: '', nameEn: '' }],
  ])('%s', (_what, one, another) => {
    expect(groupsOf(hit({ other: one }), hit({ other: another }))).toEqual([1, 1]);
  });

  it('about two parties of this record, and where only one was decided', () => {
    expect(groupsOf(hit({}), hit({ party: { nameAr: 'سالم', nameEn: 'Salem' } }))).toEqual([1, 1]);
    expect(groupsOf(hit({}), hit({ outcomes: [outcome], other: { record } }))).toEqual([1, 1]);
  });

  it('where each could be the first, and the two others are told apart', () => {
    expect(
      groupsOf(
        hit({}),
        hit({ other: { record, number: '1010' } }),
        hit({ other: { record: { ...record, id: 4 }, number: '2020' } }),
      ),
    ).toEqual([2, 1]);
  });
});
